-- After five unverified accounts of an address and day, the first tokens of later ones wait for the verified e-mail.
ALTER TABLE users ADD COLUMN sign_up_tokens_wait boolean NOT NULL DEFAULT false;

-- Also called to repair missing rows: it gives no tokens that wait.
CREATE OR REPLACE FUNCTION ensure_account_rows(p_user uuid, p_name text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO profiles (user_id, full_name) VALUES (p_user, p_name) ON CONFLICT DO NOTHING;
  INSERT INTO user_tokens (user_id) VALUES (p_user) ON CONFLICT DO NOTHING;
  INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
    SELECT p_user, 500, 'sign_up', 'sign_up' FROM users
      WHERE id = p_user AND (email_verified OR NOT sign_up_tokens_wait)
    ON CONFLICT DO NOTHING;
$$;

-- Whatever verifies the e-mail gives the tokens that wait for it, once (unique idempotency key).
CREATE FUNCTION give_waiting_sign_up_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ensure_account_rows(NEW.id, NEW.name);
  RETURN NULL;
END $$;
CREATE TRIGGER users_sign_up_tokens AFTER UPDATE OF email_verified ON users FOR EACH ROW
  WHEN (NEW.email_verified AND NOT OLD.email_verified AND NEW.sign_up_tokens_wait)
  EXECUTE FUNCTION give_waiting_sign_up_tokens();

-- A sign-in code belongs to the browser that asked for it: requests and guesses of others do not touch it. SHA-256 of
-- the secret in that browser's cookie; empty for links, of which a person has one of each kind.
ALTER TABLE one_time_tokens ADD COLUMN browser_hash text NOT NULL DEFAULT '';
DROP INDEX one_time_tokens_one_each;
CREATE UNIQUE INDEX one_time_tokens_one_each ON one_time_tokens (user_id, purpose, browser_hash);
