-- Writes the directory that the administration searches.

-- Locks the directory row before it reads the account, so that of two parallel changes the second sees the first.
CREATE OR REPLACE FUNCTION write_user_directory(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM user_directory WHERE user_id = p_user FOR NO KEY UPDATE;
  INSERT INTO user_directory (user_id, created_at, search_text, plan, plan_ends_at, confirmed, suspended)
    SELECT u.id, u.created_at, fold_for_search(concat_ws(' ', p.full_name, u.name, u.username, u.email)),
      coalesce(t.plan, 'free'), t.plan_ends_at, u.email_verified, u.suspended_at IS NOT NULL
    FROM users u LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN user_tokens t ON t.user_id = u.id
    WHERE u.id = p_user
    -- The plan comes by its own trigger only: the row here may have been read before it changed.
    ON CONFLICT (user_id) DO UPDATE SET created_at = excluded.created_at, search_text = excluded.search_text,
      confirmed = excluded.confirmed, suspended = excluded.suspended;
END $$;

CREATE OR REPLACE FUNCTION list_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_user_directory(NEW.id);
  RETURN NULL;
END $$;

-- Runs after `users_account_rows` (by name): profile and token row exist then.
CREATE OR REPLACE TRIGGER users_listed AFTER INSERT OR UPDATE OF name, username, email, email_verified, suspended_at, created_at
  ON users FOR EACH ROW EXECUTE FUNCTION list_user();

CREATE OR REPLACE FUNCTION list_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_user_directory(NEW.user_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER profiles_listed AFTER UPDATE OF full_name ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION list_profile();

-- Runs on changes of the plan only, not of the balance.
CREATE OR REPLACE FUNCTION list_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_directory SET plan = NEW.plan, plan_ends_at = NEW.plan_ends_at WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER user_tokens_listed AFTER UPDATE OF plan, plan_ends_at ON user_tokens
  FOR EACH ROW WHEN ((OLD.plan, OLD.plan_ends_at) IS DISTINCT FROM (NEW.plan, NEW.plan_ends_at))
  EXECUTE FUNCTION list_plan();
