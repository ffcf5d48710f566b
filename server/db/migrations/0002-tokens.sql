-- One balance per user, explained by an append-only ledger. The balance can only change by a ledger row,
-- so that it always equals the ledger's sum, whatever code writes it.

CREATE TABLE user_tokens (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  tokens integer NOT NULL DEFAULT 0,
  plan text NOT NULL DEFAULT 'free',
  -- A paid plan falls back to free after this.
  plan_ends_at timestamptz,
  -- The Istanbul day whose allowance was given.
  allowance_day date NOT NULL DEFAULT (now() AT TIME ZONE 'Europe/Istanbul')::date,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_tokens_never_negative CHECK (tokens >= 0),
  CONSTRAINT user_tokens_plan CHECK (plan IN ('free', 'pro', 'publisher'))
);

CREATE TABLE token_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES user_tokens (user_id) ON DELETE CASCADE,
  delta integer NOT NULL CHECK (delta <> 0),
  reason text NOT NULL CHECK (reason IN
    ('sign_up', 'daily_allowance', 'monthly_guarantee', 'plan_change', 'grant', 'generation', 'text', 'response')),
  -- The same key is booked once.
  idempotency_key text NOT NULL,
  generation_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, idempotency_key)
);
CREATE INDEX token_ledger_user_newest ON token_ledger (user_id, id DESC);
-- Serves the use of a day or a month without reading the rows.
CREATE INDEX token_ledger_use ON token_ledger (user_id, created_at) INCLUDE (delta)
  WHERE reason IN ('generation', 'text', 'response');

-- AFTER INSERT: a row that ON CONFLICT skips must not move the balance.
CREATE FUNCTION book_ledger_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_tokens SET tokens = tokens + NEW.delta, updated_at = now() WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER token_ledger_book AFTER INSERT ON token_ledger FOR EACH ROW EXECUTE FUNCTION book_ledger_row();

CREATE FUNCTION refuse_balance_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'user_tokens.tokens changes only through token_ledger';
END $$;
CREATE TRIGGER user_tokens_balance_guard BEFORE UPDATE OF tokens ON user_tokens
  FOR EACH ROW WHEN (OLD.tokens IS DISTINCT FROM NEW.tokens AND pg_trigger_depth() = 0)
  EXECUTE FUNCTION refuse_balance_change();
CREATE TRIGGER user_tokens_opening_guard BEFORE INSERT ON user_tokens
  FOR EACH ROW WHEN (NEW.tokens <> 0) EXECUTE FUNCTION refuse_balance_change();

CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'token_ledger is append-only';
END $$;
-- Rows go only with their account (the cascade runs inside a trigger).
CREATE TRIGGER token_ledger_append_only BEFORE UPDATE ON token_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER token_ledger_no_delete BEFORE DELETE ON token_ledger
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_ledger_change();

-- Profile and token rows are made with the account, in its transaction; calling it again repairs what is missing.
CREATE FUNCTION ensure_account_rows(p_user uuid, p_name text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO profiles (user_id, full_name) VALUES (p_user, p_name) ON CONFLICT DO NOTHING;
  INSERT INTO user_tokens (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
    VALUES (p_user, 500, 'sign_up', 'sign_up') ON CONFLICT DO NOTHING;
$$;
CREATE FUNCTION make_account_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ensure_account_rows(NEW.id, NEW.name);
  RETURN NULL;
END $$;
CREATE TRIGGER users_account_rows AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION make_account_rows();

-- The server's own account of a guest's trial; the cookie only names it.
CREATE TABLE guest_trials (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  remaining integer NOT NULL CHECK (remaining >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
