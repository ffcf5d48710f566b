-- Mails that development keeps instead of sending them; always empty in production.
CREATE TABLE outbox_mails (
  -- The mail's job: handed over twice, it is kept once.
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_mails_newest ON outbox_mails (created_at DESC);
