-- Makes the rows of a new account and gives its first tokens, once a day per e-mail address, and the welcome gift.

-- The counter that remembers, until the day ends, that an e-mail address had its first tokens. The address is hashed.
CREATE OR REPLACE FUNCTION first_tokens_key(p_email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'first-tokens:' || encode(sha256(convert_to(p_email, 'UTF8')), 'hex');
$$;

CREATE OR REPLACE FUNCTION first_tokens_were_given(p_email text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM rate_limits WHERE key = first_tokens_key(p_email) AND resets_at > now());
$$;

-- Remembers an address whose account is deleted or leaves it.
CREATE OR REPLACE FUNCTION mark_first_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rate_limits AS known (key, count, resets_at)
    VALUES (first_tokens_key(OLD.email), 1,
      ((now() AT TIME ZONE 'Europe/Istanbul')::date + 1)::timestamp AT TIME ZONE 'Europe/Istanbul')
    ON CONFLICT (key) DO UPDATE SET resets_at = excluded.resets_at;
  RETURN NULL;
END $$;

-- An account whose first tokens still wait for the verified address has had none.
CREATE OR REPLACE TRIGGER users_deleted_first_tokens AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.email_verified OR NOT OLD.sign_up_tokens_wait)
  EXECUTE FUNCTION mark_first_tokens();
CREATE OR REPLACE TRIGGER users_moved_first_tokens AFTER UPDATE OF email ON users FOR EACH ROW
  WHEN (OLD.email <> NEW.email AND (OLD.email_verified OR NOT OLD.sign_up_tokens_wait))
  EXECUTE FUNCTION mark_first_tokens();

-- Gives the welcome gift to an account whose address is verified, once (unique idempotency key). An address whose account
-- was deleted today gets no gift, as it gets no first tokens.
CREATE OR REPLACE FUNCTION give_welcome_tokens(p_user uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
    SELECT u.id, s.welcome_tokens, 'welcome', 'welcome' FROM users u CROSS JOIN site_settings s
      WHERE u.id = p_user AND u.email_verified AND s.welcome_tokens > 0 AND NOT first_tokens_were_given(u.email)
    ON CONFLICT DO NOTHING;
$$;

-- Makes an account's profile, and its token row with the first tokens (those of the free plan's day), and with the gift where the address is verified.
-- An account that was refused them gets the allowance of later days only.
CREATE OR REPLACE FUNCTION ensure_account_rows(p_user uuid, p_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO profiles (user_id, full_name) VALUES (p_user, p_name) ON CONFLICT DO NOTHING;
  INSERT INTO user_tokens (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
      SELECT p_user, (newest_plan_terms('free')).daily_tokens, 'sign_up', 'sign_up' FROM users
        WHERE id = p_user AND (email_verified OR NOT sign_up_tokens_wait) AND NOT first_tokens_were_given(email)
      ON CONFLICT DO NOTHING;
    PERFORM give_welcome_tokens(p_user);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION make_account_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ensure_account_rows(NEW.id, NEW.name);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_account_rows AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION make_account_rows();

-- Gives the tokens that wait for a verified e-mail address, once (unique idempotency key).
CREATE OR REPLACE FUNCTION give_waiting_sign_up_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ensure_account_rows(NEW.id, NEW.name);
  IF NOT first_tokens_were_given(NEW.email) THEN
    INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
      VALUES (NEW.id, (newest_plan_terms('free')).daily_tokens, 'sign_up', 'sign_up') ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_sign_up_tokens AFTER UPDATE OF email_verified ON users FOR EACH ROW
  WHEN (NEW.email_verified AND NOT OLD.email_verified AND NEW.sign_up_tokens_wait)
  EXECUTE FUNCTION give_waiting_sign_up_tokens();

CREATE OR REPLACE FUNCTION give_welcome_of_verified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ensure_account_rows(NEW.id, NEW.name);
  PERFORM give_welcome_tokens(NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_welcome_tokens AFTER UPDATE OF email_verified ON users FOR EACH ROW
  WHEN (NEW.email_verified AND NOT OLD.email_verified)
  EXECUTE FUNCTION give_welcome_of_verified();

-- Records the consents in the transaction that makes the account: no account exists without them.
CREATE OR REPLACE FUNCTION record_consents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO consents (user_id, document, version)
    SELECT NEW.id, document, max(version) FROM legal_texts GROUP BY document;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER users_consents AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION record_consents();
