-- Accounts as administrators look through them, suspension, and the search of the audit log.

ALTER TABLE users
  -- Since when an administrator keeps it shut; null where it is open.
  ADD COLUMN suspended_at timestamptz,
  ADD COLUMN last_sign_in_at timestamptz;
UPDATE users u SET last_sign_in_at = s.newest
  FROM (SELECT user_id, max(created_at) AS newest FROM sessions GROUP BY 1) s WHERE s.user_id = u.id;
CREATE INDEX users_suspended ON users (id) WHERE suspended_at IS NOT NULL;

-- A suspended account opens no session, whichever way in there is; and each sign-in leaves its time. The account's row is
-- held by it, so that of a sign-in and a suspension at the same moment the second sees the first.
CREATE FUNCTION admit_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET last_sign_in_at = NEW.created_at WHERE id = NEW.user_id AND suspended_at IS NULL;
  IF NOT FOUND AND EXISTS (SELECT FROM users WHERE id = NEW.user_id) THEN
    RAISE EXCEPTION 'a suspended account opens no session'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sessions_of_open_accounts', TABLE = 'sessions';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sessions_admitted BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION admit_session();

-- What the administrators' list is filtered, searched and ordered by, in one narrow row for each account. Triggers keep
-- it; balances and sign-ins, which change all the time, stay out of it.
CREATE TABLE user_directory (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  -- As stored: one past its end counts as free.
  plan text NOT NULL,
  plan_ends_at timestamptz,
  confirmed boolean NOT NULL,
  suspended boolean NOT NULL
);

-- The row is held before the account is read: of two changes at once the second reads what the first has written.
CREATE FUNCTION write_user_directory(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE FUNCTION list_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_user_directory(NEW.id);
  RETURN NULL;
END $$;
-- After `users_account_rows`, by its name: profile and tokens are there then.
CREATE TRIGGER users_listed AFTER INSERT OR UPDATE OF name, username, email, email_verified, suspended_at, created_at
  ON users FOR EACH ROW EXECUTE FUNCTION list_user();

CREATE FUNCTION list_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_user_directory(NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER profiles_listed AFTER UPDATE OF full_name ON profiles
  FOR EACH ROW WHEN (OLD.full_name IS DISTINCT FROM NEW.full_name) EXECUTE FUNCTION list_profile();

-- Never by a generation: that moves the balance and nothing of these two.
CREATE FUNCTION list_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_directory SET plan = NEW.plan, plan_ends_at = NEW.plan_ends_at WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_tokens_listed AFTER UPDATE OF plan, plan_ends_at ON user_tokens
  FOR EACH ROW WHEN ((OLD.plan, OLD.plan_ends_at) IS DISTINCT FROM (NEW.plan, NEW.plan_ends_at))
  EXECUTE FUNCTION list_plan();

INSERT INTO user_directory (user_id, created_at, search_text, plan, plan_ends_at, confirmed, suspended)
  SELECT u.id, u.created_at, fold_for_search(concat_ws(' ', p.full_name, u.name, u.username, u.email)),
    coalesce(t.plan, 'free'), t.plan_ends_at, u.email_verified, false
  FROM users u LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN user_tokens t ON t.user_id = u.id;
CREATE INDEX user_directory_newest ON user_directory (created_at DESC, user_id DESC);
-- A filter is one or several stretches of this, each in its order.
CREATE INDEX user_directory_kind ON user_directory (plan, confirmed, created_at DESC, user_id DESC);
CREATE INDEX user_directory_ends ON user_directory (plan_ends_at) WHERE plan_ends_at IS NOT NULL;
CREATE INDEX user_directory_suspended ON user_directory (created_at DESC, user_id DESC) WHERE suspended;
CREATE INDEX user_directory_search ON user_directory USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);

-- What only reading everything can tell, counted by a job: one row.
CREATE TABLE user_counts (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  -- Null until the first count.
  counted_at timestamptz,
  total_tokens bigint NOT NULL DEFAULT 0,
  -- Accounts by plan in force and confirmation: {"pro:true": 12}.
  by_kind jsonb NOT NULL DEFAULT '{}',
  -- New accounts by Istanbul day, of the last weeks: {"2026-11-21": 3}.
  by_day jsonb NOT NULL DEFAULT '{}'
);
INSERT INTO user_counts DEFAULT VALUES;

-- Ends running generations as before (0006); new: nobody pays for what a suspension broke off.
CREATE OR REPLACE FUNCTION settle_user_generations(
  p_ids uuid[], p_users uuid[], p_statuses text[], p_results text[], p_costs integer[], p_error_codes text[],
  p_error_messages text[]
) RETURNS TABLE (id uuid, cost integer, remaining integer, finished_at timestamptz) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  RETURN QUERY
    WITH settled AS (
      UPDATE generations g SET status = p_statuses[h.at], result = p_results[h.at],
          cost = CASE WHEN h.suspended THEN 0 ELSE least(p_costs[h.at], h.tokens) END,
          remaining = h.tokens - CASE WHEN h.suspended THEN 0 ELSE least(p_costs[h.at], h.tokens) END,
          error_code = p_error_codes[h.at], error_message = p_error_messages[h.at],
          finished_at = clock_timestamp()
        FROM (
          -- The lock on what is left comes first: the cost follows from it. Always in the same order. Only places in
          -- the lists go through the joins, which would copy the texts at every step.
          SELECT a.id, a.user_id, a.at, t.tokens,
              EXISTS (SELECT FROM users u WHERE u.id = a.user_id AND u.suspended_at IS NOT NULL) AS suspended
            FROM unnest(p_ids, p_users) WITH ORDINALITY AS a (id, user_id, at)
              JOIN user_tokens t ON t.user_id = a.user_id
            ORDER BY a.user_id FOR NO KEY UPDATE OF t
        ) h
        -- Written so that no index of running ones fits: a batch finds its rows by their ids, not among all that run.
        WHERE g.id = h.id AND g.user_id = h.user_id AND (g.status = 'running') IS TRUE
        RETURNING g.id, g.user_id, g.cost, g.remaining, g.finished_at
    ), booked AS (
      INSERT INTO token_ledger (user_id, delta, reason, idempotency_key, generation_id)
        SELECT s.user_id, -s.cost, 'generation', 'generation:' || s.id, s.id FROM settled s WHERE s.cost > 0
    )
    SELECT s.id, s.cost, s.remaining, s.finished_at FROM settled s;
END $$;

-- The audit log is searched by who, what and the values themselves.
ALTER TABLE audit_log ADD COLUMN search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
  fold_for_search(actor_email || ' ' || action || ' ' || subject_type || ' ' || subject_id || ' '
    || left(coalesce(before::text, ''), 4000) || ' ' || left(coalesce(after::text, ''), 4000))) STORED;
CREATE INDEX audit_log_search ON audit_log USING gin (search_text gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX audit_log_area ON audit_log (subject_type, id DESC);
