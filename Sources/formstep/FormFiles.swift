internal import Calendar
internal import FHIRJSON
internal import Observability
internal import Service
internal import Storage

/// Loads forms and other definitions at the start: those of the configured folder, else the samples the binary carries.
enum FormFiles {
    /// Puts what is new into the store and compiles the forms. What is wrong with a file is a warning that names it.
    ///
    /// - Returns: false, told in the log, where the folder was configured and cannot be read.
    static func load(_ settings: Settings, into service: FormService, log: Log) -> Bool {
        var loader = FormLoader(limits: settings.serviceSettings.limits)
        if !settings.formsDirectory.isEmpty, !FormDirectory.read(settings.formsDirectory, into: &loader) {
            guard settings.formsDirectory == Settings.defaultFormsDirectory else {
                log.error("forms directory cannot be read", ["forms.directory": .string(settings.formsDirectory)])
                return false
            }
            let started = WallClock.now().seconds
            for (name, bytes) in EmbeddedFiles.forms { loader.read(bytes, file: name, lastModified: started) }
        }
        for problem in loader.problems {
            log.warning("form not loaded", ["file": .string(problem.file), "reason": .string(problem.reason)])
        }
        var fresh = 0
        for form in loader.forms {
            if let reason = service.faults(of: form) {
                log.warning("form breaks rules of FHIR", ["file": .string(form.file), "reason": .string(reason)])
            }
            do {
                if try service.load(form) { fresh += 1 }
            } catch {
                log.warning("form not loaded", ["file": .string(form.file), "reason": "The store cannot be written"])
            }
        }
        // Behind all of them: a form's options may come from a value set that was read after it.
        for form in loader.forms {
            if let reason = service.warm(form) {
                log.warning("form cannot be walked", ["form.id": .string(form.id), "reason": .string(reason)])
            }
        }
        log.info(
            "forms loaded", ["forms.count": .integer(loader.forms.count), "forms.new": .integer(fresh)])
        return true
    }
}
