-- Which mails an account was sent: what kind, when and with what outcome. No text, subject or address
-- (docs/product/retention.md).
CREATE TABLE sent_mails (
  -- The job that sends it, also in its Message-ID.
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind <> ''),
  -- 'refused' is final, 'failed' is tried again.
  outcome text NOT NULL CHECK (outcome IN ('sent', 'refused', 'failed')),
  attempts integer NOT NULL DEFAULT 1 CHECK (attempts > 0),
  -- Of the last attempt.
  at timestamptz NOT NULL
);
CREATE INDEX sent_mails_user ON sent_mails (user_id, at DESC, id DESC);
CREATE INDEX sent_mails_age ON sent_mails (at);
