-- A generation that fails after text was delivered uses one of a few free failures a day, and is charged beyond them.
-- Guests of an IPv6 network are counted by every prefix that one subscriber may hold.

ALTER TABLE site_settings ADD COLUMN free_failures_per_day integer NOT NULL DEFAULT 3
  CHECK (free_failures_per_day BETWEEN 0 AND 50);

-- Whether the attempt delivered text, failed, and used a free failure instead of tokens.
ALTER TABLE generations ADD COLUMN free_failure boolean NOT NULL DEFAULT false;

-- The counters of an address's day that a guest's running generation was drawn from; emptied at the end.
ALTER TABLE generations ADD COLUMN day_keys text[];
UPDATE generations SET day_keys = ARRAY[day_key] WHERE day_key IS NOT NULL;
ALTER TABLE generations DROP COLUMN day_key;

-- Takes `p_amount` from several counters, or from none. Returns 0 where every counter allowed it, else the seconds
-- until those that refused are reset.
CREATE FUNCTION take_from_rate_limits(p_keys text[], p_limits integer[], p_amount integer, p_resets_at timestamptz)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_wait integer;
BEGIN
  -- Locks every counter, always in the same order.
  INSERT INTO rate_limits AS r (key, count, resets_at)
    SELECT k, 0, p_resets_at FROM unnest(p_keys) AS k ORDER BY k
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN r.resets_at <= clock_timestamp() THEN 0 ELSE r.count END,
    resets_at = CASE WHEN r.resets_at <= clock_timestamp() THEN excluded.resets_at ELSE r.resets_at END;
  SELECT greatest(1, ceil(extract(epoch FROM max(r.resets_at) - clock_timestamp())))::integer INTO v_wait
    FROM unnest(p_keys, p_limits) AS asked (key, most) JOIN rate_limits r ON r.key = asked.key
    WHERE r.count + p_amount > asked.most
    HAVING count(*) > 0;
  IF v_wait IS NOT NULL THEN RETURN v_wait; END IF;
  UPDATE rate_limits SET count = count + p_amount WHERE key = ANY (p_keys);
  RETURN 0;
END $$;

-- Gives back to several counters what was taken for nothing.
CREATE FUNCTION return_to_rate_limits(p_keys text[], p_amount integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM rate_limits WHERE key = ANY (p_keys) ORDER BY key FOR NO KEY UPDATE;
  UPDATE rate_limits SET count = greatest(0, count - p_amount) WHERE key = ANY (p_keys);
END $$;

-- Fails those of these generations that run past their lease (their process died). Where no text was stored, nothing is
-- charged and what it was drawn from gets back what it took. Stored text uses a free failure of its owner, or costs its
-- length (a guest: the reserved price). Answers how many there were.
CREATE OR REPLACE FUNCTION fail_abandoned_generations(p_ids uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_failed integer := 0;
  v_abandoned record;
  v_free boolean;
  v_keys text[];
  v_balance integer;
  v_cost integer;
  v_per_day integer := (SELECT free_failures_per_day FROM site_settings);
  v_day_ends timestamptz := (date_trunc('day', clock_timestamp() AT TIME ZONE 'Europe/Istanbul') + interval '1 day')
    AT TIME ZONE 'Europe/Istanbul';
BEGIN
  -- Counters are locked before balances and generations, as everywhere, and always in the same order.
  PERFORM FROM rate_limits r WHERE r.key IN (SELECT unnest(day_keys) FROM generations WHERE id = ANY (p_ids))
    ORDER BY r.key FOR NO KEY UPDATE;
  FOR v_abandoned IN
    SELECT id, user_id, guest_id, coalesce(user_id, guest_id) AS owner, result, day_keys, coalesce(day_cost, 0) AS day_cost
      FROM generations WHERE id = ANY (p_ids) AND status = 'running' AND lease_until < clock_timestamp()
      ORDER BY owner
  LOOP
    v_keys := ARRAY['generate:free-failures:' || v_abandoned.owner];
    v_free := v_abandoned.result <> '' AND take_from_rate_limits(v_keys, ARRAY[v_per_day], 1, v_day_ends) = 0;
    SELECT tokens INTO v_balance FROM user_tokens WHERE user_id = v_abandoned.user_id FOR NO KEY UPDATE;
    IF v_abandoned.guest_id IS NOT NULL THEN
      SELECT remaining INTO v_balance FROM guest_trials WHERE id = v_abandoned.guest_id FOR NO KEY UPDATE;
    END IF;
    v_cost := CASE
      WHEN v_free OR v_abandoned.result = '' THEN 0
      WHEN v_abandoned.guest_id IS NOT NULL THEN least(v_abandoned.day_cost, v_balance)
      WHEN EXISTS (SELECT FROM users WHERE id = v_abandoned.user_id AND suspended_at IS NOT NULL) THEN 0
      ELSE least(ceil(length(v_abandoned.result) / 4.0)::integer, v_balance) END;
    UPDATE generations SET status = 'failed', error_code = 'GENERATION_FAILED', finished_at = clock_timestamp(),
        day_keys = NULL, cost = v_cost, remaining = v_balance - v_cost, free_failure = v_free
      WHERE id = v_abandoned.id AND status = 'running' AND lease_until < clock_timestamp()
        AND result = v_abandoned.result;
    IF NOT FOUND THEN
      -- It was settled or renewed just now.
      IF v_free THEN PERFORM return_to_rate_limits(v_keys, 1); END IF;
      CONTINUE;
    END IF;
    v_failed := v_failed + 1;
    IF v_abandoned.result = '' THEN
      PERFORM return_to_rate_limits(v_abandoned.day_keys, v_abandoned.day_cost);
    ELSIF v_cost > 0 AND v_abandoned.user_id IS NOT NULL THEN
      INSERT INTO token_ledger (user_id, delta, reason, idempotency_key, generation_id)
        VALUES (v_abandoned.user_id, -v_cost, 'generation', 'generation:' || v_abandoned.id, v_abandoned.id);
    ELSIF v_cost > 0 THEN
      UPDATE guest_trials SET remaining = remaining - v_cost, updated_at = now() WHERE id = v_abandoned.guest_id;
    END IF;
  END LOOP;
  RETURN v_failed;
END $$;

-- Takes the one running place of a user or a guest, as before (0005); new: several counters of an address's day.
DROP FUNCTION take_generation_place(uuid, uuid, uuid, uuid, text, text, text, text, text, interval, text, integer);
CREATE FUNCTION take_generation_place(
  p_id uuid, p_user uuid, p_guest uuid, p_key uuid, p_surface text, p_idea text, p_genre text,
  p_writer text, p_model text, p_lease interval, p_day_keys text[] DEFAULT NULL, p_day_cost integer DEFAULT NULL,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz
) LANGUAGE plpgsql AS $$
BEGIN
  FOR attempt IN 1..5 LOOP
    INSERT INTO generations
      (id, user_id, guest_id, idempotency_key, surface, idea, genre, writer, model, lease_until, created_at,
        day_keys, day_cost)
    VALUES (p_id, p_user, p_guest, p_key, p_surface, p_idea, p_genre, p_writer, p_model,
      clock_timestamp() + p_lease, clock_timestamp(), p_day_keys, p_day_cost)
    ON CONFLICT DO NOTHING
    RETURNING 'started', id, created_at INTO outcome, generation_id, started_at;
    EXIT WHEN FOUND;

    SELECT 'existing', id INTO outcome, generation_id FROM generations
      WHERE idempotency_key = p_key AND (user_id = p_user OR guest_id = p_guest);
    EXIT WHEN FOUND;

    PERFORM fail_abandoned_generations(array(SELECT id FROM generations
      WHERE status = 'running' AND (user_id = p_user OR guest_id = p_guest) AND lease_until < clock_timestamp()));

    SELECT 'running', id INTO outcome, generation_id FROM generations
      WHERE status = 'running' AND (user_id = p_user OR guest_id = p_guest);
    EXIT WHEN FOUND;
    -- It ended just now, so the place is free: again.
  END LOOP;
END $$;

-- Starts a guest's generation, or says why not, as before (0005); new: an address has several keys, each with the factor
-- by which its limits are multiplied, and every one of them must allow the start. `p_stops` are the counters of
-- generations stopped before their first word, with the count at which each refuses.
DROP FUNCTION reserve_guest_generation(uuid, uuid, uuid, text, text, text, text, text, interval, integer, integer, text,
  integer, integer, timestamptz, text, integer);
CREATE FUNCTION reserve_guest_generation(
  p_id uuid, p_guest uuid, p_key uuid, p_surface text, p_idea text, p_genre text, p_writer text, p_model text,
  p_lease interval, p_trial integer, p_cost integer, p_addresses text[], p_factors integer[], p_per_minute integer,
  p_per_day integer, p_day_ends timestamptz, p_stops text[], p_most_stops integer[],
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz, OUT wait integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_minutes text[] := array(SELECT 'generate:address:' || a FROM unnest(p_addresses) a);
  v_days text[] := array(SELECT 'generate:address-day:' || a FROM unnest(p_addresses) a);
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);

  SELECT 'existing', id INTO outcome, generation_id FROM generations
    WHERE guest_id = p_guest AND idempotency_key = p_key;
  IF FOUND THEN RETURN; END IF;

  wait := take_from_rate_limits(v_minutes, array(SELECT f * p_per_minute FROM unnest(p_factors) f), 1,
    clock_timestamp() + interval '1 minute');
  IF wait > 0 THEN outcome := 'limited'; RETURN; END IF;

  SELECT ceil(extract(epoch FROM max(r.resets_at) - clock_timestamp()))::integer INTO wait
    FROM unnest(p_stops, p_most_stops) AS s (key, most) JOIN rate_limits r ON r.key = s.key
    WHERE r.count >= s.most AND r.resets_at > clock_timestamp() HAVING count(*) > 0;
  IF FOUND THEN outcome := 'limited'; RETURN; END IF;

  PERFORM FROM guest_trials WHERE id = p_guest AND remaining < p_cost;
  IF FOUND THEN outcome := 'used_up'; RETURN; END IF;

  wait := take_from_rate_limits(v_days, array(SELECT least(f::bigint * p_per_day, 2000000000)::integer
    FROM unnest(p_factors) f), p_cost, p_day_ends);
  IF wait > 0 THEN outcome := 'address_used_up'; RETURN; END IF;

  INSERT INTO guest_trials (id, remaining) VALUES (p_guest, p_trial) ON CONFLICT DO NOTHING;
  SELECT p.outcome, p.generation_id, p.started_at INTO outcome, generation_id, started_at
    FROM take_generation_place(p_id, NULL, p_guest, p_key, p_surface, p_idea, p_genre, p_writer, p_model, p_lease,
      v_days, p_cost) p;
  IF outcome IS DISTINCT FROM 'started' THEN
    PERFORM return_to_rate_limits(v_days, p_cost);
  END IF;
END $$;

-- Takes back a running generation that was refused after its place was taken, as before (0008).
CREATE OR REPLACE FUNCTION release_generation_place(p_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_day_keys text[];
  v_day_cost integer;
BEGIN
  SELECT day_keys, day_cost INTO v_day_keys, v_day_cost FROM generations WHERE id = p_id AND status = 'running';
  -- Counters are locked before generations, as everywhere.
  PERFORM FROM rate_limits WHERE key = ANY (v_day_keys) ORDER BY key FOR NO KEY UPDATE;
  DELETE FROM generations WHERE id = p_id AND status = 'running';
  IF FOUND THEN
    PERFORM return_to_rate_limits(v_day_keys, v_day_cost);
  END IF;
END $$;

-- Ends a guest's generation that did not fail, as before (0005); a cost of 0 means that nothing was delivered, and only
-- then the address's day gets back what it gave.
CREATE OR REPLACE FUNCTION settle_guest_generation(
  p_id uuid, p_status text, p_result text, p_cost integer, p_error_code text, p_error_message text
) RETURNS TABLE (id uuid, cost integer, remaining integer, finished_at timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  v_guest uuid;
  v_remaining integer;
  v_cost integer;
  v_day_keys text[];
  v_day_cost integer;
BEGIN
  SELECT t.id, t.remaining, g.day_keys, g.day_cost INTO v_guest, v_remaining, v_day_keys, v_day_cost
    FROM generations g JOIN guest_trials t ON t.id = g.guest_id
    WHERE g.id = p_id AND g.status = 'running' FOR NO KEY UPDATE OF t;
  IF NOT FOUND THEN RETURN; END IF;
  v_cost := least(p_cost, v_remaining);
  IF p_cost = 0 THEN
    PERFORM return_to_rate_limits(v_day_keys, v_day_cost);
  END IF;
  RETURN QUERY
    WITH settled AS (
      UPDATE generations g SET status = p_status, result = p_result, cost = v_cost,
          remaining = v_remaining - v_cost, error_code = p_error_code, error_message = p_error_message,
          finished_at = clock_timestamp(), day_keys = NULL
        WHERE g.id = p_id AND g.status = 'running'
        RETURNING g.id, g.cost, g.remaining, g.finished_at
    ), paid AS (
      UPDATE guest_trials t SET remaining = s.remaining, updated_at = now() FROM settled s WHERE t.id = v_guest
    )
    SELECT s.id, s.cost, s.remaining, s.finished_at FROM settled s;
END $$;

-- Ends one generation that broke off. `p_cost` is the price of what was delivered; 0 means that nothing was, and the
-- address's day gets back what it gave. Delivered text uses a free failure where every counter of `p_keys` has one left,
-- and costs `p_cost`, capped at the balance, where not; a suspended account pays nothing. A generation that other
-- processes failed as one without text is charged here for what its own process delivered. No row comes back where
-- nothing was changed.
CREATE FUNCTION settle_broken_generation(
  p_id uuid, p_status text, p_result text, p_cost integer, p_error_code text, p_error_message text,
  p_keys text[], p_limits integer[], p_day_ends timestamptz
) RETURNS TABLE (id uuid, cost integer, remaining integer, finished_at timestamptz, free_failure boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_broken generations;
  v_free boolean;
  v_suspended boolean;
  v_balance integer;
  v_cost integer;
BEGIN
  SELECT * INTO v_broken FROM generations g WHERE g.id = p_id
    AND (g.status = 'running' OR p_cost > 0 AND g.status = 'failed' AND g.result = '' AND g.cost = 0 AND NOT g.free_failure);
  IF NOT FOUND THEN RETURN; END IF;
  v_suspended := EXISTS (SELECT FROM users u WHERE u.id = v_broken.user_id AND u.suspended_at IS NOT NULL);
  -- Counters are locked before balances and generations, as everywhere.
  IF p_cost = 0 THEN
    PERFORM FROM rate_limits WHERE key = ANY (v_broken.day_keys) ORDER BY key FOR NO KEY UPDATE;
  END IF;
  v_free := p_cost > 0 AND NOT v_suspended AND take_from_rate_limits(p_keys, p_limits, 1, p_day_ends) = 0;
  IF v_broken.user_id IS NOT NULL THEN
    SELECT t.tokens INTO v_balance FROM user_tokens t WHERE t.user_id = v_broken.user_id FOR NO KEY UPDATE;
  ELSE
    SELECT t.remaining INTO v_balance FROM guest_trials t WHERE t.id = v_broken.guest_id FOR NO KEY UPDATE;
  END IF;
  v_cost := CASE WHEN v_free OR v_suspended THEN 0 ELSE least(p_cost, v_balance) END;
  RETURN QUERY
    UPDATE generations g SET status = p_status, result = p_result, cost = v_cost, remaining = v_balance - v_cost,
        free_failure = v_free, error_code = p_error_code, error_message = p_error_message,
        finished_at = clock_timestamp(), day_keys = NULL
      WHERE g.id = p_id AND g.status = v_broken.status AND g.cost = 0 AND NOT g.free_failure
      RETURNING g.id, g.cost, g.remaining, g.finished_at, g.free_failure;
  IF NOT FOUND THEN
    -- It was ended elsewhere just now.
    IF v_free THEN PERFORM return_to_rate_limits(p_keys, 1); END IF;
    RETURN;
  END IF;
  IF p_cost = 0 THEN
    PERFORM return_to_rate_limits(v_broken.day_keys, v_broken.day_cost);
  ELSIF v_cost > 0 AND v_broken.user_id IS NOT NULL THEN
    INSERT INTO token_ledger (user_id, delta, reason, idempotency_key, generation_id)
      VALUES (v_broken.user_id, -v_cost, 'generation', 'generation:' || p_id, p_id);
  ELSIF v_cost > 0 THEN
    UPDATE guest_trials t SET remaining = v_balance - v_cost, updated_at = now() WHERE t.id = v_broken.guest_id;
  END IF;
END $$;
