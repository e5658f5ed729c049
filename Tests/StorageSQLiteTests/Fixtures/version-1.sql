-- A store as version 1 of the schema had it: no marks, no counter, no order of versions, search by values alone.
PRAGMA journal_mode = WAL;
PRAGMA application_id = 1179874416;
CREATE TABLE resource (
    key INTEGER PRIMARY KEY, type TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
    updated INTEGER NOT NULL, deleted INTEGER NOT NULL, url TEXT, business_version TEXT, status TEXT,
    UNIQUE (type, id));
CREATE INDEX resource_by_url ON resource (url, type) WHERE url IS NOT NULL;
CREATE INDEX resource_by_time ON resource (type, updated, id);
CREATE TABLE content (
    resource INTEGER NOT NULL, version INTEGER NOT NULL, updated INTEGER NOT NULL, fhir TEXT NOT NULL,
    body BLOB, PRIMARY KEY (resource, version));
CREATE TABLE search_value (resource INTEGER NOT NULL, element TEXT NOT NULL, value TEXT NOT NULL);
CREATE INDEX search_by_value ON search_value (element, value, resource);
CREATE INDEX search_by_resource ON search_value (resource);
INSERT INTO resource VALUES (1, 'Questionnaire', 'a', 2, 2000, 0, 'u', '9', 'active');
INSERT INTO content VALUES (1, 1, 1000, '4.0', CAST('{"resourceType":"Questionnaire","id":"a"}' AS BLOB));
INSERT INTO content VALUES (1, 2, 2000, '5.0', CAST('{"resourceType":"Questionnaire","id":"a","meta":{"versionId":"2"},"url":"u","version":"9","status":"active","title":"Nine","versionAlgorithmString":"alpha"}' AS BLOB));
INSERT INTO search_value VALUES (1, 'url', 'u');
INSERT INTO resource VALUES (2, 'Questionnaire', 'b', 1, 3000, 0, 'u', '10', 'active');
INSERT INTO content VALUES (2, 1, 3000, '5.0', CAST('{"resourceType":"Questionnaire","id":"b","url":"u","version":"10","status":"active","versionAlgorithmString":"alpha"}' AS BLOB));
INSERT INTO resource VALUES (3, 'Patient', 'p', 2, 4000, 1, NULL, NULL, NULL);
INSERT INTO content VALUES (3, 1, 3500, '4.0', CAST('{"resourceType":"Patient","id":"p"}' AS BLOB));
INSERT INTO content VALUES (3, 2, 4000, '4.0', NULL);
INSERT INTO resource VALUES (4, 'QuestionnaireResponse', 'r', 1, 5000, 0, NULL, NULL, 'completed');
INSERT INTO content VALUES (4, 1, 5000, '4.0', CAST('{"resourceType":"QuestionnaireResponse","id":"r","status":"completed","subject":{"reference":"Patient/p"},"authored":"2026-01-01"}' AS BLOB));
PRAGMA user_version = 1;
