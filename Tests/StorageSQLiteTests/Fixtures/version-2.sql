-- A store as version 2 of the schema had it: search by ten elements.
PRAGMA journal_mode = WAL;
PRAGMA application_id = 1179874416;
CREATE TABLE resource (
    key INTEGER PRIMARY KEY, type TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
    updated INTEGER NOT NULL, deleted INTEGER NOT NULL, url TEXT, business_version TEXT, status TEXT,
    version_algorithm TEXT, UNIQUE (type, id));
CREATE INDEX resource_by_url ON resource (url, type) WHERE url IS NOT NULL;
CREATE INDEX resource_by_time ON resource (type, updated, id);
CREATE TABLE content (
    resource INTEGER NOT NULL, version INTEGER NOT NULL, updated INTEGER NOT NULL, fhir TEXT NOT NULL,
    body BLOB, PRIMARY KEY (resource, version));
CREATE TABLE search_value (
    resource INTEGER NOT NULL, element TEXT NOT NULL, value TEXT NOT NULL, extra TEXT NOT NULL, low INTEGER,
    high INTEGER);
CREATE INDEX search_by_value ON search_value (element, value, resource);
CREATE INDEX search_by_extra ON search_value (element, extra, resource) WHERE extra <> '';
CREATE INDEX search_by_time ON search_value (element, low, high, resource) WHERE low IS NOT NULL;
CREATE INDEX search_by_resource ON search_value (resource, element);
CREATE TABLE mark (name TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
INSERT INTO counter VALUES ('definitions', 3);
INSERT INTO resource VALUES (1, 'Questionnaire', 'q', 1, 1000, 0, 'u', '9', 'active', NULL);
INSERT INTO content VALUES (1, 1, 1000, '4.0', CAST('{"resourceType":"Questionnaire","id":"q","url":"u","version":"9","status":"active","title":"Nine"}' AS BLOB));
INSERT INTO search_value VALUES (1, 'title', 'nine', 'Nine', NULL, NULL);
INSERT INTO resource VALUES (2, 'Patient', 'p', 1, 1000, 0, NULL, NULL, NULL, NULL);
INSERT INTO content VALUES (2, 1, 1000, '4.0', CAST('{"resourceType":"Patient","id":"p","name":[{"family":"Müller"}]}' AS BLOB));
INSERT INTO resource VALUES (3, 'Observation', 'gone', 2, 1000, 1, NULL, NULL, NULL, NULL);
INSERT INTO content VALUES (3, 1, 900, '4.0', CAST('{"resourceType":"Observation","id":"gone","subject":{"reference":"Patient/gone"}}' AS BLOB));
INSERT INTO content VALUES (3, 2, 1000, '4.0', NULL);
WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1199)
INSERT INTO resource SELECT i + 10, 'Observation', 'o' || i, 1, 1000, 0, NULL, NULL, 'final', NULL FROM n;
WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1199)
INSERT INTO content SELECT i + 10, 1, 1000, '4.0', CAST('{"resourceType":"Observation","id":"o' || i ||
    '","status":"final","subject":{"reference":"Patient/p"},"code":{"coding":[{"system":"s","code":"c' || (i % 10) || '"}]}}' AS BLOB) FROM n;
INSERT INTO search_value SELECT key, 'status', 'final', '', NULL, NULL FROM resource WHERE type = 'Observation' AND deleted = 0;
PRAGMA user_version = 2;
