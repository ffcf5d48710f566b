-- The second factor of an account: an authenticator's secret, sealed, and hashed recovery codes.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_secret text NOT NULL,
  -- Null until the first code was entered: not asked for before.
  confirmed_at timestamptz,
  -- The 30-second step of the last code that was taken: no code works twice.
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
-- Sign-ins that wait for their second factor; the browser's cookie carries the token.
CREATE TABLE waiting_sign_ins (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  attempts integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX waiting_sign_ins_user ON waiting_sign_ins (user_id);
CREATE INDEX waiting_sign_ins_expiry ON waiting_sign_ins (expires_at);
