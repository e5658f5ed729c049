-- wrk: answers to sessions in turn. SESSIONS = a file of their paths, ANSWERS = a file of bodies, a line each.
local function lines(name)
  local found = {}
  for line in io.lines(os.getenv(name)) do found[#found + 1] = line end
  return found
end
local paths, bodies = lines("SESSIONS"), lines("ANSWERS")
local headers = { ["Content-Type"] = "application/json", ["Accept"] = "application/vnd.formstep+json" }
local count = 0

request = function()
  count = count + 1
  return wrk.format("POST", paths[count % #paths + 1] .. "/answers", headers, bodies[count * 7 % #bodies + 1])
end

done = function(summary, latency)
  local errors = summary.errors.status + summary.errors.read + summary.errors.write + summary.errors.timeout
  io.write(string.format("RESULT %d %d %d %d\n", summary.requests / (summary.duration / 1e6), latency:percentile(50),
    latency:percentile(99), errors))
end
