internal import Calendar
internal import FHIRJSON
internal import Observability
internal import Service
internal import Storage

/// Loads the forms at the start: those of the configured folder, else the samples the binary carries.
enum StoredForms {
    /// Puts the forms into the store and compiles them. What is wrong with a file is a warning that names it.
    ///
    /// - Returns: false, told in the log, where the folder was configured and cannot be read.
    static func load(_ settings: Settings, into store: MemoryStore, service: FormService, log: Log) -> Bool {
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
        for form in loader.forms {
            store.put(form)
            if let reason = service.warm(form) {
                log.warning("form cannot be walked", ["form.id": .string(form.id), "reason": .string(reason)])
            }
        }
        log.info("forms loaded", ["forms.count": .integer(loader.forms.count)])
        return true
    }
}
