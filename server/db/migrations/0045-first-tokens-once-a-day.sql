-- An e-mail address gets its first tokens once per Istanbul day, however often its account is deleted and opened anew.
-- A counter in rate_limits marks an address that an account has given up, hashed, until the day ends. It is written in
-- the transaction that frees the address, and the unique index makes a new account of the address wait for that
-- transaction, so the account's AFTER INSERT trigger sees the mark.

CREATE FUNCTION first_tokens_key(p_email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'first-tokens:' || encode(sha256(convert_to(p_email, 'UTF8')), 'hex');
$$;

CREATE FUNCTION first_tokens_were_given(p_email text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM rate_limits WHERE key = first_tokens_key(p_email) AND resets_at > now());
$$;

CREATE FUNCTION mark_first_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO rate_limits AS known (key, count, resets_at)
    VALUES (first_tokens_key(OLD.email), 1,
      ((now() AT TIME ZONE 'Europe/Istanbul')::date + 1)::timestamp AT TIME ZONE 'Europe/Istanbul')
    ON CONFLICT (key) DO UPDATE SET resets_at = excluded.resets_at;
  RETURN NULL;
END $$;
-- An account whose first tokens still wait for the verified e-mail has had none.
CREATE TRIGGER users_deleted_first_tokens AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.email_verified OR NOT OLD.sign_up_tokens_wait)
  EXECUTE FUNCTION mark_first_tokens();
CREATE TRIGGER users_moved_first_tokens AFTER UPDATE OF email ON users FOR EACH ROW
  WHEN (OLD.email <> NEW.email AND (OLD.email_verified OR NOT OLD.sign_up_tokens_wait))
  EXECUTE FUNCTION mark_first_tokens();

-- Gives the first tokens with the token row only: an account that was refused them gets the allowance of later days and
-- not its first tokens too.
CREATE OR REPLACE FUNCTION ensure_account_rows(p_user uuid, p_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO profiles (user_id, full_name) VALUES (p_user, p_name) ON CONFLICT DO NOTHING;
  INSERT INTO user_tokens (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
      SELECT p_user, 500, 'sign_up', 'sign_up' FROM users
        WHERE id = p_user AND (email_verified OR NOT sign_up_tokens_wait) AND NOT first_tokens_were_given(email)
      ON CONFLICT DO NOTHING;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION give_waiting_sign_up_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ensure_account_rows(NEW.id, NEW.name);
  IF NOT first_tokens_were_given(NEW.email) THEN
    INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
      VALUES (NEW.id, 500, 'sign_up', 'sign_up') ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
