-- Which sessions open and which are valid.

-- Whether a session is valid; used by everything that reads one.
CREATE OR REPLACE FUNCTION session_is_live(s sessions, p_now timestamptz) RETURNS boolean LANGUAGE sql STABLE
  RETURN s.expires_at > p_now;

-- Refuses a session of a suspended account and stores the time of the sign-in. The update locks the account's row, so
-- that a sign-in sees a suspension of the same moment.
CREATE OR REPLACE FUNCTION admit_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET last_sign_in_at = NEW.created_at WHERE id = NEW.user_id AND suspended_at IS NULL;
  IF NOT FOUND AND EXISTS (SELECT FROM users WHERE id = NEW.user_id) THEN
    RAISE EXCEPTION 'a suspended account opens no session'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sessions_of_open_accounts', TABLE = 'sessions';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER sessions_admitted BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION admit_session();
