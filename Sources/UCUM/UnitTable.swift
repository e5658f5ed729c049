// Written by scripts/generate-ucum from the UCUM essence 2.2 (2024-06-17). Do not edit.
//
// This product includes all or a portion of the UCUM table, UCUM codes, and UCUM definitions or is derived from it,
// subject to a license from Regenstrief Institute, Inc. and The UCUM Organization. Your use of the UCUM table, UCUM
// codes, UCUM definitions also is subject to this license, a copy of which is available at
// https://unitsofmeasure.org. The current complete UCUM table, UCUM Specification are available for download at
// https://unitsofmeasure.org. The UCUM table and UCUM codes are copyright © 1995-2009, Regenstrief Institute, Inc. and
// the Unified Codes for Units of Measures (UCUM) Organization. All rights reserved.
// THE UCUM TABLE (IN ALL FORMATS), UCUM DEFINITIONS, AND SPECIFICATION ARE PROVIDED "AS IS." ANY EXPRESS OR IMPLIED
// WARRANTIES ARE DISCLAIMED, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A
// PARTICULAR PURPOSE.

/// The units of UCUM, reduced to base units; the lines are explained in `scripts/generate-ucum`.
enum UnitTable {
    static let version = "2.2"

    /// code, coefficient, power of ten, name
    static let prefixes: StaticString = """
        E|1|18|exa
        G|1|9|giga
        Gi|1073741824|0|gibi
        Ki|1024|0|kibi
        M|1|6|mega
        Mi|1048576|0|mebi
        P|1|15|peta
        T|1|12|tera
        Ti|1099511627776|0|tebi
        Y|1|24|yotta
        Z|1|21|zetta
        a|1|-18|atto
        c|1|-2|centi
        d|1|-1|deci
        da|1|1|deka
        f|1|-15|femto
        h|1|2|hecto
        k|1|3|kilo
        m|1|-3|milli
        n|1|-9|nano
        p|1|-12|pico
        u|1|-6|micro
        y|1|-24|yocto
        z|1|-21|zepto
        """

    /// code, kind, fraction, power of ten, power of pi, powers of m s g rad K C cd, function, name
    static let units: StaticString = """
        %|-|1/1|-2|0|0,0,0,0,0,0,0||percent
        %[slope]|-|1/1|0|0|0,0,0,1,0,0,0|t|percent of slope
        '|-|25/27|-4|1|0,0,0,1,0,0,0||minute
        ''|-|125/81|-6|1|0,0,0,1,0,0,0||second
        10*|-|1/1|1|0|0,0,0,0,0,0,0||the number ten for arbitrary powers
        10^|-|1/1|1|0|0,0,0,0,0,0,0||the number ten for arbitrary powers
        A|m|1/1|0|0|0,-1,0,0,0,1,0||ampère
        AU|-|149597870691/1|0|0|1,0,0,0,0,0,0||astronomic unit
        Ao|-|1/1|-10|0|1,0,0,0,0,0,0||Ångström
        B|m|1/1|0|0|0,0,0,0,0,0,0|l10,1|bel
        B[10.nV]|m|1/1|-5|0|2,-2,1,0,0,-1,0|l10,2|bel 10 nanovolt
        B[SPL]|m|2/1|-2|0|-1,-2,1,0,0,0,0|l10,2|bel sound pressure
        B[V]|m|1/1|3|0|2,-2,1,0,0,-1,0|l10,2|bel volt
        B[W]|m|1/1|3|0|2,-3,1,0,0,0,0|l10,1|bel watt
        B[kW]|m|1/1|6|0|2,-3,1,0,0,0,0|l10,1|bel kilowatt
        B[mV]|m|1/1|0|0|2,-2,1,0,0,-1,0|l10,2|bel millivolt
        B[uV]|m|1/1|-3|0|2,-2,1,0,0,-1,0|l10,2|bel microvolt
        Bd|m|1/1|0|0|0,-1,0,0,0,0,0||baud
        Bi|m|1/1|1|0|0,-1,0,0,0,1,0||Biot
        Bq|m|1/1|0|0|0,-1,0,0,0,0,0||becquerel
        By|m|8/1|0|0|0,0,0,0,0,0,0||byte
        C|m|1/1|0|0|0,0,0,0,0,1,0||coulomb
        Cel|m|1/1|0|0|0,0,0,0,1,0,0|o273.15|degree Celsius
        Ci|m|37/1|9|0|0,-1,0,0,0,0,0||Curie
        F|m|1/1|-3|0|-2,2,-1,0,0,2,0||farad
        G|m|1/1|-1|0|0,-1,1,0,0,-1,0||Gauss
        Gal|m|1/1|-2|0|1,-2,0,0,0,0,0||Gal
        Gb|m|25/1|-1|-1|0,-1,0,0,0,1,0||Gilbert
        Gy|m|1/1|0|0|2,-2,0,0,0,0,0||gray
        H|m|1/1|3|0|2,0,1,0,0,-2,0||henry
        Hz|m|1/1|0|0|0,-1,0,0,0,0,0||hertz
        J|m|1/1|3|0|2,-2,1,0,0,0,0||joule
        K|m|1/1|0|0|0,0,0,0,1,0,0||kelvin
        Ky|m|1/1|2|0|-1,0,0,0,0,0,0||Kayser
        L|m|1/1|-3|0|3,0,0,0,0,0,0||liter
        Lmb|m|1/1|4|-1|-2,0,0,0,0,0,1||Lambert
        Mx|m|1/1|-5|0|2,-1,1,0,0,-1,0||Maxwell
        N|m|1/1|3|0|1,-2,1,0,0,0,0||newton
        Np|m|1/1|0|0|0,0,0,0,0,0,0|le,1|neper
        Oe|m|25/1|1|-1|-1,-1,0,0,0,1,0||Oersted
        Ohm|m|1/1|3|0|2,-1,1,0,0,-2,0||ohm
        P|m|1/1|2|0|-1,-1,1,0,0,0,0||Poise
        Pa|m|1/1|3|0|-1,-2,1,0,0,0,0||pascal
        R|m|258/1|-9|0|0,0,-1,0,0,1,0||Roentgen
        RAD|m|1/1|-2|0|2,-2,0,0,0,0,0||radiation absorbed dose
        REM|m|1/1|-2|0|2,-2,0,0,0,0,0||radiation equivalent man
        S|m|1/1|-3|0|-2,1,-1,0,0,2,0||siemens
        St|m|1/1|-4|0|2,-1,0,0,0,0,0||Stokes
        Sv|m|1/1|0|0|2,-2,0,0,0,0,0||sievert
        T|m|1/1|3|0|0,-1,1,0,0,-1,0||tesla
        U|m|301107038/3|8|0|0,-1,0,0,0,0,0||Unit
        V|m|1/1|3|0|2,-2,1,0,0,-1,0||volt
        W|m|1/1|3|0|2,-3,1,0,0,0,0||watt
        Wb|m|1/1|3|0|2,-1,1,0,0,-1,0||weber
        [APL'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|APL unit
        [AU]|-|1/1|0|0|0,0,0,0,0,0,0|a|allergen unit
        [Amb'a'1'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|allergen unit for Ambrosia artemisiifolia
        [BAU]|-|1/1|0|0|0,0,0,0,0,0,0|a|bioequivalent allergen unit
        [Btu]|-|105435/1|1|0|2,-2,1,0,0,0,0||British thermal unit
        [Btu_39]|-|105967/1|1|0|2,-2,1,0,0,0,0||British thermal unit at 39 °F
        [Btu_59]|-|10548/1|2|0|2,-2,1,0,0,0,0||British thermal unit at 59 °F
        [Btu_60]|-|105468/1|1|0|2,-2,1,0,0,0,0||British thermal unit at 60 °F
        [Btu_IT]|-|105505585262/1|-5|0|2,-2,1,0,0,0,0||international table British thermal unit
        [Btu_m]|-|105587/1|1|0|2,-2,1,0,0,0,0||mean British thermal unit
        [Btu_th]|-|105435/1|1|0|2,-2,1,0,0,0,0||thermochemical British thermal unit
        [CCID_50]|-|1/1|0|0|0,0,0,0,0,0,0|a|50% cell culture infectious dose
        [CFU]|-|1/1|0|0|0,0,0,0,0,0,0|a|colony forming units
        [Cal]|-|4184/1|3|0|2,-2,1,0,0,0,0||nutrition label Calories
        [Ch]|-|1/3|-3|0|1,0,0,0,0,0,0||Charrière
        [D'ag'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|D-antigen unit
        [EID_50]|-|1/1|0|0|0,0,0,0,0,0,0|a|50% embryo infectious dose
        [ELU]|-|1/1|0|0|0,0,0,0,0,0,0|a|ELISA unit
        [EU]|-|1/1|0|0|0,0,0,0,0,0,0|a|Ehrlich unit
        [FEU]|-|1/1|0|0|0,0,0,0,0,0,0|a|fibrinogen equivalent unit
        [FFU]|-|1/1|0|0|0,0,0,0,0,0,0|a|focus forming units
        [FNU]|-|1/1|0|0|0,0,0,0,0,0,0||Formazin Nephelometric Unit
        [GPL'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|GPL unit
        [G]|m|66743/1|-18|0|3,-2,-1,0,0,0,0||Newtonian constant of gravitation
        [HPF]|-|1/1|0|0|0,0,0,0,0,0,0||high power field
        [HP]|-|74569987158227022/1|-11|0|2,-3,1,0,0,0,0||horsepower
        [IR]|-|1/1|0|0|0,0,0,0,0,0,0|a|index of reactivity
        [IU]|m|1/1|0|0|0,0,0,0,0,0,0|=[iU]|international unit
        [LPF]|-|1/1|2|0|0,0,0,0,0,0,0||low power field
        [Lf]|-|1/1|0|0|0,0,0,0,0,0,0|a|Limit of flocculation
        [MET]|-|175/3|-12|0|3,-1,-1,0,0,0,0||metabolic equivalent
        [MPL'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|MPL unit
        [NTU]|-|1/1|0|0|0,0,0,0,0,0,0||Nephelometric Turbidity Unit
        [PFU]|-|1/1|0|0|0,0,0,0,0,0,0|a|plaque forming units
        [PNU]|-|1/1|0|0|0,0,0,0,0,0,0|a|protein nitrogen unit
        [PRU]|-|133322/1|6|0|-4,-1,1,0,0,0,0||peripheral vascular resistance unit
        [S]|-|1/1|-13|0|0,1,0,0,0,0,0||Svedberg unit
        [TCID_50]|-|1/1|0|0|0,0,0,0,0,0,0|a|50% tissue culture infectious dose
        [USP'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|United States Pharmacopeia unit
        [acr_br]|-|4046850049400269056/1|-15|0|2,0,0,0,0,0,0||acre
        [acr_us]|-|627264/15499969|5|0|2,0,0,0,0,0,0||acre
        [anti'Xa'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|anti factor Xa unit
        [arb'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|arbitrary unit
        [bbl_us]|-|158987294928/1|-12|0|3,0,0,0,0,0,0||barrel
        [bdsk'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|Bodansky unit
        [beth'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|Bethesda unit
        [bf_i]|-|2359737216/1|-12|0|3,0,0,0,0,0,0||board foot
        [bu_br]|-|3636872/1|-8|0|3,0,0,0,0,0,0||bushel
        [bu_us]|-|3523907016688/1|-14|0|3,0,0,0,0,0,0||bushel
        [c]|m|299792458/1|0|0|1,-1,0,0,0,0,0||velocity of light
        [car_Au]|-|125/3|-3|0|0,0,0,0,0,0,0||carat of gold alloys
        [car_m]|-|2/1|-1|0|0,0,1,0,0,0,0||metric carat
        [cft_i]|-|28316846592/1|-12|0|3,0,0,0,0,0,0||cubic foot
        [ch_br]|-|2011678416/1|-8|0|1,0,0,0,0,0,0||Gunter's chain
        [ch_us]|-|792/3937|2|0|1,0,0,0,0,0,0||Gunter's chain
        [cicero]|-|406/9|-4|0|1,0,0,0,0,0,0||cicero
        [cin_i]|-|16387064/1|-12|0|3,0,0,0,0,0,0||cubic inch
        [cml_i]|-|16129/1|-14|1|2,0,0,0,0,0,0||circular mil
        [cr_i]|-|3624556363776/1|-12|0|3,0,0,0,0,0,0||cord
        [crd_us]|-|3624556363776/1|-12|0|3,0,0,0,0,0,0||cord
        [cup_m]|-|24/1|-5|0|3,0,0,0,0,0,0||metric cup
        [cup_us]|-|2365882365/1|-13|0|3,0,0,0,0,0,0||cup
        [cyd_i]|-|764554857984/1|-12|0|3,0,0,0,0,0,0||cubic yard
        [degF]|-|5/9|0|0|0,0,0,0,1,0,0|o459.67|degree Fahrenheit
        [degR]|-|5/9|0|0|0,0,0,0,1,0,0||degree Rankine
        [degRe]|-|125/1|-2|0|0,0,0,0,1,0,0|o218.52|degree Réaumur
        [den]|-|1/9|-3|0|-1,0,1,0,0,0,0||Denier
        [didot]|-|1015/27|-5|0|1,0,0,0,0,0,0||didot
        [diop]|-|1/1|0|0|-1,0,0,0,0,0,0||diopter
        [dpt_us]|-|5506104713575/1|-16|0|3,0,0,0,0,0,0||dry pint
        [dqt_us]|-|1101220942715/1|-15|0|3,0,0,0,0,0,0||dry quart
        [dr_ap]|-|38879346/1|-7|0|0,0,1,0,0,0,0||dram
        [dr_av]|-|17718451953125/1|-13|0|0,0,1,0,0,0,0||dram
        [drp]|-|5/1|-8|0|3,0,0,0,0,0,0||drop
        [dye'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|Dye unit
        [e]|m|1602176634/1|-28|0|0,0,0,0,0,1,0||elementary charge
        [eps_0]|m|8854187817/1|-24|0|-3,2,-1,0,0,2,0||permittivity of vacuum
        [fdr_br]|-|35516328125/1|-16|0|3,0,0,0,0,0,0||fluid dram
        [fdr_us]|-|36966911953125/1|-19|0|3,0,0,0,0,0,0||fluid dram
        [foz_br]|-|284130625/1|-13|0|3,0,0,0,0,0,0||fluid ounce
        [foz_m]|-|3/1|-5|0|3,0,0,0,0,0,0||metric fluid ounce
        [foz_us]|-|295735295625/1|-16|0|3,0,0,0,0,0,0||fluid ounce
        [ft_br]|-|30479976/1|-8|0|1,0,0,0,0,0,0||foot
        [ft_i]|-|3048/1|-4|0|1,0,0,0,0,0,0||foot
        [ft_us]|-|12/3937|2|0|1,0,0,0,0,0,0||foot
        [fth_br]|-|182879856/1|-8|0|1,0,0,0,0,0,0||fathom
        [fth_i]|-|18288/1|-4|0|1,0,0,0,0,0,0||fathom
        [fth_us]|-|72/3937|2|0|1,0,0,0,0,0,0||fathom
        [fur_us]|-|792/3937|3|0|1,0,0,0,0,0,0||furlong
        [g]|m|980665/1|-5|0|1,-2,0,0,0,0,0||standard acceleration of free fall
        [gal_br]|-|454609/1|-8|0|3,0,0,0,0,0,0||gallon
        [gal_us]|-|3785411784/1|-12|0|3,0,0,0,0,0,0||Queen Anne's wine gallon
        [gal_wi]|-|440488377086/1|-14|0|3,0,0,0,0,0,0||historical winchester gallon
        [gil_br]|-|1420653125/1|-13|0|3,0,0,0,0,0,0||gill
        [gil_us]|-|11829411825/1|-14|0|3,0,0,0,0,0,0||gill
        [gr]|-|6479891/1|-8|0|0,0,1,0,0,0,0||grain
        [h]|m|662607015/1|-39|0|2,-1,1,0,0,0,0||Planck constant
        [hd_i]|-|1016/1|-4|0|1,0,0,0,0,0,0||hand
        [hnsf'U]|-|1/1|0|0|0,0,0,0,0,0,0||Hounsfield unit
        [hp'_C]|-|1/1|0|0|0,0,0,0,0,0,0|l100,-1|homeopathic potency of centesimal series (retired)
        [hp'_M]|-|1/1|0|0|0,0,0,0,0,0,0|l1000,-1|homeopathic potency of millesimal series (retired)
        [hp'_Q]|-|1/1|0|0|0,0,0,0,0,0,0|l50000,-1|homeopathic potency of quintamillesimal series (retired)
        [hp'_X]|-|1/1|0|0|0,0,0,0,0,0,0|l10,-1|homeopathic potency of decimal series (retired)
        [hp_C]|-|1/1|0|0|0,0,0,0,0,0,0|a|homeopathic potency of centesimal hahnemannian series
        [hp_M]|-|1/1|0|0|0,0,0,0,0,0,0|a|homeopathic potency of millesimal hahnemannian series
        [hp_Q]|-|1/1|0|0|0,0,0,0,0,0,0|a|homeopathic potency of quintamillesimal hahnemannian series
        [hp_X]|-|1/1|0|0|0,0,0,0,0,0,0|a|homeopathic potency of decimal hahnemannian series
        [iU]|m|1/1|0|0|0,0,0,0,0,0,0|a|international unit
        [in_br]|-|2539998/1|-8|0|1,0,0,0,0,0,0||inch
        [in_i'H2O]|-|24908891/1|-2|0|-1,-2,1,0,0,0,0||inch of water column
        [in_i'Hg]|-|33863788/1|-1|0|-1,-2,1,0,0,0,0||inch of mercury column
        [in_i]|-|254/1|-4|0|1,0,0,0,0,0,0||inch
        [in_us]|-|1/3937|2|0|1,0,0,0,0,0,0||inch
        [k]|m|1380649/1|-26|0|2,-2,1,0,-1,0,0||Boltzmann constant
        [ka'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|King-Armstrong unit
        [kn_br]|-|514772928/1|-9|0|1,-1,0,0,0,0,0||knot
        [kn_i]|-|463/9|-2|0|1,-1,0,0,0,0,0||knot
        [knk'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|Kunkel unit
        [kp_C]|-|1/1|0|0|0,0,0,0,0,0,0|a|homeopathic potency of centesimal korsakovian series
        [kp_M]|-|1/1|0|0|0,0,0,0,0,0,0|a|homeopathic potency of millesimal korsakovian series
        [kp_Q]|-|1/1|0|0|0,0,0,0,0,0,0|a|homeopathic potency of quintamillesimal korsakovian series
        [kp_X]|-|1/1|0|0|0,0,0,0,0,0,0|a|homeopathic potency of decimal korsakovian series
        [lb_ap]|-|3732417216/1|-7|0|0,0,1,0,0,0,0||pound
        [lb_av]|-|45359237/1|-5|0|0,0,1,0,0,0,0||pound
        [lb_tr]|-|3732417216/1|-7|0|0,0,1,0,0,0,0||pound
        [lbf_av]|-|44482216152605/1|-10|0|1,-2,1,0,0,0,0||pound force
        [lcwt_av]|-|5080234544/1|-5|0|0,0,1,0,0,0,0||long hundredweight
        [ligne]|-|203/9|-4|0|1,0,0,0,0,0,0||ligne
        [lk_br]|-|2011678416/1|-10|0|1,0,0,0,0,0,0||link for Gunter's chain
        [lk_us]|-|792/3937|0|0|1,0,0,0,0,0,0||link for Gunter's chain
        [lne]|-|635/3|-5|0|1,0,0,0,0,0,0||line
        [lton_av]|-|10160469088/1|-4|0|0,0,1,0,0,0,0||long ton
        [ly]|m|94607304725808/1|2|0|1,0,0,0,0,0,0||light-year
        [m/s2/Hz^(1/2)]|-|1/1|0|0|2,-3,0,0,0,0,0|s|meter per square seconds per square root of hertz
        [m_e]|m|91093837139/1|-38|0|0,0,1,0,0,0,0||electron mass
        [m_p]|m|167262192595/1|-35|0|0,0,1,0,0,0,0||proton mass
        [mclg'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|Mac Lagan unit
        [mesh_i]|-|5/127|3|0|-1,0,0,0,0,0,0||mesh
        [mi_br]|-|16093427328/1|-7|0|1,0,0,0,0,0,0||mile
        [mi_i]|-|1609344/1|-3|0|1,0,0,0,0,0,0||mile
        [mi_us]|-|6336/3937|3|0|1,0,0,0,0,0,0||mile
        [mil_i]|-|254/1|-7|0|1,0,0,0,0,0,0||mil
        [mil_us]|-|1/3937|-1|0|1,0,0,0,0,0,0||mil
        [min_br]|-|177581640625/3|-18|0|3,0,0,0,0,0,0||minim
        [min_us]|-|61611519921875/1|-21|0|3,0,0,0,0,0,0||minim
        [mu_0]|m|4/1|-4|1|1,0,1,0,0,-2,0||permeability of vacuum
        [nmi_br]|-|18531825408/1|-7|0|1,0,0,0,0,0,0||nautical mile
        [nmi_i]|-|1852/1|0|0|1,0,0,0,0,0,0||nautical mile
        [oz_ap]|-|311034768/1|-7|0|0,0,1,0,0,0,0||ounce
        [oz_av]|-|28349523125/1|-9|0|0,0,1,0,0,0,0||ounce
        [oz_m]|-|28/1|0|0|0,0,1,0,0,0,0||metric ounce
        [oz_tr]|-|311034768/1|-7|0|0,0,1,0,0,0,0||ounce
        [p'diop]|-|1/1|0|0|0,0,0,1,0,0,0|t|prism diopter
        [pH]|-|602214076/1|18|0|-3,0,0,0,0,0,0|l10,-1|pH
        [pc_br]|-|7619994/1|-7|0|1,0,0,0,0,0,0||pace
        [pca]|-|127/3|-4|0|1,0,0,0,0,0,0||pica
        [pca_pr]|-|42175176/1|-10|0|1,0,0,0,0,0,0||Printer's pica
        [pi]|-|1/1|0|1|0,0,0,0,0,0,0||the number pi
        [pied]|-|3248/1|-4|0|1,0,0,0,0,0,0||pied
        [pk_br]|-|909218/1|-8|0|3,0,0,0,0,0,0||peck
        [pk_us]|-|880976754172/1|-14|0|3,0,0,0,0,0,0||peck
        [pnt]|-|3175/9|-6|0|1,0,0,0,0,0,0||point
        [pnt_pr]|-|3514598/1|-10|0|1,0,0,0,0,0,0||Printer's point
        [pouce]|-|812/3|-4|0|1,0,0,0,0,0,0||pouce
        [ppb]|-|1/1|-9|0|0,0,0,0,0,0,0||parts per billion
        [ppm]|-|1/1|-6|0|0,0,0,0,0,0,0||parts per million
        [ppth]|-|1/1|-3|0|0,0,0,0,0,0,0||parts per thousand
        [pptr]|-|1/1|-12|0|0,0,0,0,0,0,0||parts per trillion
        [psi]|-|1112055403815125/16129|-4|0|-1,-2,1,0,0,0,0||pound per square inch
        [pt_br]|-|56826125/1|-11|0|3,0,0,0,0,0,0||pint
        [pt_us]|-|473176473/1|-12|0|3,0,0,0,0,0,0||pint
        [pwt_tr]|-|155517384/1|-8|0|0,0,1,0,0,0,0||pennyweight
        [qt_br]|-|11365225/1|-10|0|3,0,0,0,0,0,0||quart
        [qt_us]|-|946352946/1|-12|0|3,0,0,0,0,0,0||quart
        [rch_us]|-|12/3937|4|0|1,0,0,0,0,0,0||Ramden's chain
        [rd_br]|-|502919604/1|-8|0|1,0,0,0,0,0,0||rod
        [rd_us]|-|198/3937|2|0|1,0,0,0,0,0,0||rod
        [rlk_us]|-|12/3937|2|0|1,0,0,0,0,0,0||link for Ramden's chain
        [sc_ap]|-|12959782/1|-7|0|0,0,1,0,0,0,0||scruple
        [sct]|-|40144896/15499969|6|0|2,0,0,0,0,0,0||section
        [scwt_av]|-|45359237/1|-3|0|0,0,1,0,0,0,0||short hundredweight
        [sft_i]|-|9290304/1|-8|0|2,0,0,0,0,0,0||square foot
        [sin_i]|-|64516/1|-8|0|2,0,0,0,0,0,0||square inch
        [smgy'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|Somogyi unit
        [smi_us]|-|40144896/15499969|6|0|2,0,0,0,0,0,0||square mile
        [smoot]|-|17018/1|-4|0|1,0,0,0,0,0,0||Smoot
        [srd_us]|-|39204/15499969|4|0|2,0,0,0,0,0,0||square rod
        [ston_av]|-|90718474/1|-2|0|0,0,1,0,0,0,0||short ton
        [stone_av]|-|635029318/1|-5|0|0,0,1,0,0,0,0||stone
        [syd_i]|-|83612736/1|-8|0|2,0,0,0,0,0,0||square yard
        [tb'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|tuberculin unit
        [tbs_m]|-|15/1|-6|0|3,0,0,0,0,0,0||metric tablespoon
        [tbs_us]|-|1478676478125/1|-17|0|3,0,0,0,0,0,0||tablespoon
        [todd'U]|-|1/1|0|0|0,0,0,0,0,0,0|a|Todd unit
        [tsp_m]|-|5/1|-6|0|3,0,0,0,0,0,0||metric teaspoon
        [tsp_us]|-|492892159375/1|-17|0|3,0,0,0,0,0,0||teaspoon
        [twp]|-|1445216256/15499969|6|0|2,0,0,0,0,0,0||township
        [wood'U]|-|799932/1|4|0|-4,-1,1,0,0,0,0||Wood unit
        [yd_br]|-|91439928/1|-8|0|1,0,0,0,0,0,0||yard
        [yd_i]|-|9144/1|-4|0|1,0,0,0,0,0,0||yard
        [yd_us]|-|36/3937|2|0|1,0,0,0,0,0,0||yard
        a|-|315576/1|2|0|0,1,0,0,0,0,0||year
        a_g|-|31556952/1|0|0|0,1,0,0,0,0,0||mean Gregorian year
        a_j|-|315576/1|2|0|0,1,0,0,0,0,0||mean Julian year
        a_t|-|31556925216/1|-3|0|0,1,0,0,0,0,0||tropical year
        ar|m|1/1|2|0|2,0,0,0,0,0,0||are
        atm|-|101325/1|3|0|-1,-2,1,0,0,0,0||standard atmosphere
        att|-|980665/1|2|0|-1,-2,1,0,0,0,0||technical atmosphere
        b|-|1/1|-28|0|2,0,0,0,0,0,0||barn
        bar|m|1/1|8|0|-1,-2,1,0,0,0,0||bar
        bit|m|1/1|0|0|0,0,0,0,0,0,0||bit
        bit_s|-|1/1|0|0|0,0,0,0,0,0,0|l2,1|bit
        cal|m|4184/1|0|0|2,-2,1,0,0,0,0||calorie
        cal_IT|m|41868/1|-1|0|2,-2,1,0,0,0,0||international table calorie
        cal_[15]|m|41858/1|-1|0|2,-2,1,0,0,0,0||calorie at 15 °C
        cal_[20]|m|41819/1|-1|0|2,-2,1,0,0,0,0||calorie at 20 °C
        cal_m|m|419002/1|-2|0|2,-2,1,0,0,0,0||mean calorie
        cal_th|m|4184/1|0|0|2,-2,1,0,0,0,0||thermochemical calorie
        cd|m|1/1|0|0|0,0,0,0,0,0,1||candela
        circ|-|2/1|0|1|0,0,0,1,0,0,0||circle
        d|-|864/1|2|0|0,1,0,0,0,0,0||day
        deg|-|5/9|-2|1|0,0,0,1,0,0,0||degree
        dyn|m|1/1|-2|0|1,-2,1,0,0,0,0||dyne
        eV|m|1602176634/1|-25|0|2,-2,1,0,0,0,0||electronvolt
        eq|m|602214076/1|15|0|0,0,0,0,0,0,0||equivalents
        erg|m|1/1|-4|0|2,-2,1,0,0,0,0||erg
        g|m|1/1|0|0|0,0,1,0,0,0,0||gram
        g%|m|1/1|4|0|-3,0,1,0,0,0,0||gram percent
        gf|m|980665/1|-5|0|1,-2,1,0,0,0,0||gram-force
        gon|-|5/1|-3|1|0,0,0,1,0,0,0||gon
        h|-|36/1|2|0|0,1,0,0,0,0,0||hour
        kat|m|602214076/1|15|0|0,-1,0,0,0,0,0||katal
        l|m|1/1|-3|0|3,0,0,0,0,0,0||liter
        lm|m|1/1|0|0|0,0,0,2,0,0,1||lumen
        lx|m|1/1|0|0|-2,0,0,2,0,0,1||lux
        m|m|1/1|0|0|1,0,0,0,0,0,0||meter
        m[H2O]|m|980665/1|1|0|-1,-2,1,0,0,0,0||meter of water column
        m[Hg]|m|133322/1|3|0|-1,-2,1,0,0,0,0||meter of mercury column
        mho|m|1/1|-3|0|-2,1,-1,0,0,2,0||mho
        min|-|6/1|1|0|0,1,0,0,0,0,0||minute
        mo|-|26298/1|2|0|0,1,0,0,0,0,0||month
        mo_g|-|2629746/1|0|0|0,1,0,0,0,0,0||mean Gregorian month
        mo_j|-|26298/1|2|0|0,1,0,0,0,0,0||mean Julian month
        mo_s|-|2551442976/1|-3|0|0,1,0,0,0,0,0||synodal month
        mol|m|602214076/1|15|0|0,0,0,0,0,0,0||mole
        osm|m|602214076/1|15|0|0,0,0,0,0,0,0||osmole
        pc|m|3085678/1|10|0|1,0,0,0,0,0,0||parsec
        ph|m|1/1|-4|0|-2,0,0,2,0,0,1||phot
        rad|m|1/1|0|0|0,0,0,1,0,0,0||radian
        s|m|1/1|0|0|0,1,0,0,0,0,0||second
        sb|m|1/1|4|0|-2,0,0,0,0,0,1||stilb
        sph|-|4/1|0|1|0,0,0,2,0,0,0||sphere
        sr|m|1/1|0|0|0,0,0,2,0,0,0||steradian
        st|m|1/1|0|0|3,0,0,0,0,0,0||stere
        t|m|1/1|6|0|0,0,1,0,0,0,0||tonne
        tex|m|1/1|-3|0|-1,0,1,0,0,0,0||tex
        u|m|16605390666/1|-34|0|0,0,1,0,0,0,0||unified atomic mass unit
        wk|-|6048/1|2|0|0,1,0,0,0,0,0||week
        """
}
