internal import Glibc
internal import Observability
internal import SDC

/// What `/metrics` tells beside the requests: the form cache and the process.
enum ServiceMetrics {
    static func add(to metrics: Metrics, cache: FormCache) {
        // The cache leads to the clients of other servers, which count into the metrics: it is not held by them.
        metrics.add("formstep_form_cache_forms", help: "Compiled forms held.") { [weak cache] in
            Double(cache?.usage.count ?? 0)
        }
        metrics.add("formstep_form_cache_bytes", help: "What they cost in memory, about.") { [weak cache] in
            Double(cache?.usage.cost ?? 0)
        }
        metrics.add(
            "formstep_form_cache_hits_total", help: "Look-ups that found a compiled form.", counts: true
        ) { [weak cache] in Double(cache?.counts.hits ?? 0) }
        metrics.add("formstep_form_compiles_total", help: "Forms compiled.", counts: true) { [weak cache] in
            Double(cache?.counts.compiles ?? 0)
        }
        let start = Double(time(nil))
        metrics.add("process_start_time_seconds", help: "Start, seconds since 1970.") { start }
        metrics.add("process_cpu_seconds_total", help: "Processor time of user and system.", counts: true) {
            processorSeconds()
        }
        metrics.add("process_resident_memory_bytes", help: "Memory in use.") { residentBytes() }
    }

    private static func processorSeconds() -> Double {
        var usage = rusage()
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
        let user = Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
        return user + Double(usage.ru_stime.tv_sec) + Double(usage.ru_stime.tv_usec) / 1e6
    }

    /// Second number of `/proc/self/statm`: resident pages.
    private static func residentBytes() -> Double {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
            separator: " ")
        guard words.count > 1, let pages = Double(words[1]) else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
    }
}
