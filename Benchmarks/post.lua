-- wrk: POST the file $BODY with $ACCEPT, and say what came of it in one line.
local file = io.open(os.getenv("BODY"), "rb")
wrk.method = "POST"
wrk.body = file:read("*a")
wrk.headers["Content-Type"] = "application/fhir+json"
wrk.headers["Accept"] = os.getenv("ACCEPT")
file:close()
done = function(summary, latency)
    local errors = summary.errors
    io.write(string.format("RESULT %.0f %d %d %d\n", summary.requests / (summary.duration / 1e6),
        latency:percentile(50), latency:percentile(99),
        errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
