-- Mails to many people: an announced change of terms, product news, and the weekly summary.
CREATE TABLE mailings (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('terms', 'product_news', 'weekly_summary')),
  -- The Monday of the week that a weekly summary tells of.
  week date UNIQUE,
  -- Written by an administrator; a weekly summary is written for each person.
  subject text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  link_label text NOT NULL DEFAULT '',
  link_path text NOT NULL DEFAULT '',
  -- The e-mail of the administrator who started it.
  started_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The last account whose recipient row exists; an interrupted listing goes on after it.
  listed_up_to uuid,
  listed_at timestamptz,
  stopped_at timestamptz,
  finished_at timestamptz,
  -- Counters of the rows in mailing_recipients by their state.
  recipients integer NOT NULL DEFAULT 0,
  sent integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  -- The process that works on it, until its lease ends.
  lease_id uuid,
  leased_until timestamptz,
  CONSTRAINT mailings_week_of_summary CHECK ((kind = 'weekly_summary') = (week IS NOT NULL)),
  CONSTRAINT mailings_text CHECK (kind = 'weekly_summary' OR (subject <> '' AND body <> '' AND started_by IS NOT NULL)),
  CONSTRAINT mailings_link CHECK ((link_label = '') = (link_path = '')),
  CONSTRAINT mailings_counts CHECK (sent + skipped + refused <= recipients)
);
CREATE INDEX mailings_newest ON mailings (created_at DESC, id);
CREATE INDEX mailings_open ON mailings (created_at) WHERE finished_at IS NULL AND stopped_at IS NULL;

-- One row for each person: nobody gets a mailing twice.
CREATE TABLE mailing_recipients (
  mailing_id uuid NOT NULL REFERENCES mailings (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'skipped', 'refused')),
  attempts integer NOT NULL DEFAULT 0,
  -- Not before: the mail server asked to come back later.
  try_at timestamptz,
  settled_at timestamptz,
  PRIMARY KEY (mailing_id, user_id),
  CONSTRAINT mailing_recipients_settled CHECK ((state = 'waiting') = (settled_at IS NULL))
);
CREATE INDEX mailing_recipients_waiting ON mailing_recipients (mailing_id, user_id) WHERE state = 'waiting';
CREATE INDEX mailing_recipients_user ON mailing_recipients (user_id);

-- Every consent to mails and every withdrawal, in the terms of İYS; rows are added only. They outlive the account as proof.
CREATE TABLE mail_consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  recipient text NOT NULL,
  -- `product_news` is a commercial message (İYS), `weekly_summary` a wanted service.
  kind text NOT NULL CHECK (kind IN ('product_news', 'weekly_summary')),
  channel text NOT NULL DEFAULT 'EPOSTA' CHECK (channel = 'EPOSTA'),
  status text NOT NULL CHECK (status IN ('ONAY', 'RET')),
  source text NOT NULL CHECK (source IN ('panel', 'unsubscribe_link', 'account_deleted', 'before_history')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mail_consents_user ON mail_consents (user_id, created_at);
CREATE INDEX mail_consents_newest ON mail_consents (created_at, id);

INSERT INTO mail_consents (user_id, recipient, kind, status, source, created_at)
  SELECT p.user_id, u.email, 'product_news', 'ONAY', 'before_history', p.product_news_consented_at
  FROM notification_preferences p JOIN users u ON u.id = p.user_id WHERE p.product_news_consented_at IS NOT NULL
  UNION ALL
  SELECT p.user_id, u.email, 'weekly_summary', 'ONAY', 'before_history', p.updated_at
  FROM notification_preferences p JOIN users u ON u.id = p.user_id WHERE p.weekly_summary;
CREATE INDEX notification_preferences_news ON notification_preferences (user_id) WHERE product_news_consented_at IS NOT NULL;
CREATE INDEX notification_preferences_weekly ON notification_preferences (user_id) WHERE weekly_summary;

-- An address that the mail server refused for good. It counts while the account has it, until it is proven again.
CREATE TABLE refused_addresses (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  address text NOT NULL,
  refused_at timestamptz NOT NULL DEFAULT now()
);

-- The notices name how long the history of consents is kept.
INSERT INTO legal_texts (document, version) VALUES ('privacy', '2026-11-28') ON CONFLICT DO NOTHING;
