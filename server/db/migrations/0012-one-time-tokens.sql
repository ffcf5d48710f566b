-- Links and codes that were mailed: only a hash of each is kept, and each works once.
CREATE TABLE one_time_tokens (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  purpose text NOT NULL CHECK (purpose IN
    ('verify_email', 'reset_password', 'change_email_old', 'change_email_new', 'sign_in_code')),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- SHA-256 of a link's secret; HMAC-SHA-256 of a short code under the app's secret.
  secret_hash text NOT NULL UNIQUE,
  -- The address that it was mailed to: it proves that one and no other.
  email text NOT NULL,
  -- The address that an e-mail change leads to.
  new_email text,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- A newer one replaces the older of its kind.
CREATE UNIQUE INDEX one_time_tokens_one_each ON one_time_tokens (user_id, purpose);
CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);
