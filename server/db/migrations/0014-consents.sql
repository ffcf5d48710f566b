-- What a person was shown and accepted when the account was opened. A new text is a new row here, by a new migration.
CREATE TABLE legal_texts (
  document text NOT NULL,
  -- The day that the text is dated with: 2026-11-21.
  version text NOT NULL CHECK (version ~ '^\d{4}-\d\d-\d\d$'),
  PRIMARY KEY (document, version)
);
INSERT INTO legal_texts (document, version) VALUES ('privacy', '2026-11-21');

CREATE TABLE consents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  document text NOT NULL,
  version text NOT NULL,
  accepted_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, document, version),
  FOREIGN KEY (document, version) REFERENCES legal_texts (document, version)
);

-- In the account's own transaction, whichever way it is opened: no account without its record.
CREATE FUNCTION record_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO consents (user_id, document, version)
    SELECT NEW.id, document, max(version) FROM legal_texts GROUP BY document;
  RETURN NULL;
END $$;
CREATE TRIGGER users_consents AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION record_consents();
