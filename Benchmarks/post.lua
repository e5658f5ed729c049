-- wrk: POST the file $BODY with $ACCEPT, and say what came of it in one line.
local file = io.open(os.getenv("BODY"), "rb")
wrk.method = "POST"
wrk.body = file:read("*a")
wrk.headers["Content-Type"] = "application/fhir+json"
wrk.headers["Accept"] = os.getenv("ACCEPT")
file:close()
-- With $MARKER, each request has a number of its own in its place: no two bodies are the same.
local marker = os.getenv("MARKER")
if marker and marker ~= "" then
    local from, to = wrk.body:find(marker, 1, true)
    local before, after = wrk.body:sub(1, from - 1), wrk.body:sub(to + 1)
    local number = 0
    request = function()
        number = number + 1
        return wrk.format(nil, nil, nil, before .. string.format('"title":"bench %d"', number) .. after)
    end
end
done = function(summary, latency)
    local errors = summary.errors
    io.write(string.format("RESULT %.0f %d %d %d\n", summary.requests / (summary.duration / 1e6),
        latency:percentile(50), latency:percentile(99),
        errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
