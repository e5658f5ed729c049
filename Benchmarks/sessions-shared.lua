-- Answers sessions in turn. FORMSTEP_SESSIONS names a file with the path of one session a line; each thread has its own part.
local counter = 0
function setup(thread)
    thread:set("number", counter)
    counter = counter + 1
end

local paths, turn, value, mine, all = {}, 0, 0, 0, 0
function init(args)
    local threads = tonumber(args[1])
    local line = 0
    for path in io.lines(os.getenv("FORMSTEP_SESSIONS")) do
        if line % threads == number then paths[#paths + 1] = path end
        line = line + 1
    end
    wrk.headers["Content-Type"] = "application/json"
    wrk.headers["Accept"] = "application/json"
end

function request()
    turn = turn % #paths + 1
    value = value + 1
    return wrk.format("POST", paths[turn] .. "/answers", nil,
        '{"answers":[{"path":"n","answers":[{"valueInteger":' .. value .. '}]}]}')
end

local failed = 0
function response(status)
    if status ~= 200 then failed = failed + 1 end
end

function done(summary, latency, requests)
    io.write(string.format("RESULT %d %d %d %.2f %.2f\n", summary.requests, summary.errors.status + summary.errors.read
        + summary.errors.timeout, summary.duration, latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
