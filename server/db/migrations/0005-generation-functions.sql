-- What a generation does to the database, each in one round trip: reserve, renew, settle, free.
-- Lease times come from the database's clock, which every process shares.

-- The counter of an address's day that a guest's running generation was drawn from, and how much: it gets that back
-- where nothing is charged. Emptied at the end, so that no record keeps an address.
ALTER TABLE generations ADD COLUMN day_key text, ADD COLUMN day_cost integer;
-- Nothing starts before: too many were stopped before their first word.
ALTER TABLE user_tokens ADD COLUMN starts_blocked_until timestamptz;

-- One counter of a fixed window: takes `p_amount` from it, or changes nothing.
-- Returns 0 where it was allowed, else the seconds until the window ends.
CREATE FUNCTION take_from_rate_limit(p_key text, p_amount integer, p_limit integer, p_resets_at timestamptz)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_count integer;
  v_resets_at timestamptz;
BEGIN
  INSERT INTO rate_limits AS r (key, count, resets_at) VALUES (p_key, p_amount, p_resets_at)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN r.resets_at <= clock_timestamp() THEN p_amount ELSE r.count + p_amount END,
    resets_at = CASE WHEN r.resets_at <= clock_timestamp() THEN p_resets_at ELSE r.resets_at END
  WHERE r.resets_at <= clock_timestamp() OR r.count + p_amount <= p_limit
  RETURNING count INTO v_count;
  IF v_count IS NOT NULL THEN
    RETURN 0;
  END IF;
  SELECT resets_at INTO v_resets_at FROM rate_limits WHERE key = p_key;
  RETURN greatest(1, ceil(extract(epoch FROM coalesce(v_resets_at, p_resets_at) - clock_timestamp())))::integer;
END $$;

-- Gives back what was taken for nothing.
CREATE FUNCTION return_to_rate_limit(p_key text, p_amount integer) RETURNS void LANGUAGE sql AS $$
  UPDATE rate_limits SET count = greatest(0, count - p_amount) WHERE key = p_key;
$$;

-- Fails those of these generations that run past their lease (their process died), uncharged; what they were drawn
-- from gets back what they took. Answers how many there were.
CREATE FUNCTION fail_abandoned_generations(p_ids uuid[]) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_failed integer;
BEGIN
  -- Counters are locked before generations, as everywhere, and always in the same order.
  PERFORM FROM rate_limits r WHERE r.key IN (SELECT day_key FROM generations WHERE id = ANY (p_ids))
    ORDER BY r.key FOR NO KEY UPDATE;
  WITH abandoned AS (
    SELECT id, day_key, day_cost FROM generations
      WHERE id = ANY (p_ids) AND status = 'running' AND lease_until < clock_timestamp()
      ORDER BY id FOR NO KEY UPDATE
  ), failed AS (
    UPDATE generations g SET status = 'failed', error_code = 'GENERATION_FAILED', finished_at = clock_timestamp(),
        day_key = NULL
      FROM abandoned a WHERE g.id = a.id RETURNING a.day_key, a.day_cost
  ), returned AS (
    UPDATE rate_limits r SET count = greatest(0, r.count - t.taken)
      FROM (SELECT day_key, sum(day_cost)::integer AS taken FROM failed GROUP BY day_key) t WHERE r.key = t.day_key
  )
  SELECT count(*) INTO v_failed FROM failed;
  RETURN v_failed;
END $$;

-- Takes the one running place of a user or a guest. Outcomes: 'started'; 'existing' (the key was used: that
-- generation); 'running' (another one runs). A running row past its lease belongs to a process that died: it
-- fails here, so that nobody is locked out by it.
CREATE FUNCTION take_generation_place(
  p_id uuid, p_user uuid, p_guest uuid, p_key uuid, p_surface text, p_idea text, p_genre text,
  p_writer text, p_model text, p_lease interval, p_day_key text DEFAULT NULL, p_day_cost integer DEFAULT NULL,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz
) LANGUAGE plpgsql AS $$
BEGIN
  FOR attempt IN 1..5 LOOP
    INSERT INTO generations
      (id, user_id, guest_id, idempotency_key, surface, idea, genre, writer, model, lease_until, created_at,
        day_key, day_cost)
    VALUES (p_id, p_user, p_guest, p_key, p_surface, p_idea, p_genre, p_writer, p_model,
      clock_timestamp() + p_lease, clock_timestamp(), p_day_key, p_day_cost)
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

-- Starts generations of signed-in users where nothing speaks against it, all in one statement: an id that does not
-- come back was not started, and `refuse_or_reserve` says why. The settings keep a plan that was made while the tables
-- were small from reading them whole later.
CREATE FUNCTION reserve_user_generations(
  p_ids uuid[], p_users uuid[], p_keys uuid[], p_surfaces text[], p_ideas text[], p_genres text[],
  p_writers text[], p_models text[], p_lease interval, p_minimum integer, p_per_minute integer, p_today date
) RETURNS TABLE (id uuid, started_at timestamptz) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  -- Losing a reservation in a power cut costs nobody anything; settling waits for the disk.
  PERFORM set_config('synchronous_commit', 'off', true);
  RETURN QUERY
    INSERT INTO generations AS made
      (id, user_id, idempotency_key, surface, idea, genre, writer, model, lease_until, created_at)
    SELECT a.id, a.user_id, a.key, a.surface, a.idea, a.genre, a.writer, a.model, now() + p_lease, now()
    FROM unnest(p_ids, p_users, p_keys, p_surfaces, p_ideas, p_genres, p_writers, p_models)
        AS a (id, user_id, key, surface, idea, genre, writer, model)
      JOIN user_tokens t ON t.user_id = a.user_id
    WHERE t.tokens >= p_minimum AND t.allowance_day >= p_today
      AND (t.plan_ends_at IS NULL OR t.plan_ends_at > now())
      AND (t.starts_blocked_until IS NULL OR t.starts_blocked_until <= now())
      AND p_per_minute > (SELECT count(*) FROM generations g
        WHERE g.user_id = a.user_id AND g.created_at > now() - interval '1 minute')
    -- Always in the same order, so that two batches never wait for each other.
    ORDER BY a.user_id
    ON CONFLICT DO NOTHING
    RETURNING made.id, made.created_at;
END $$;

-- The long way to a signed-in user's generation, one by one: beside the outcomes of the place, 'limited' (`wait`
-- seconds), 'touch' (the allowance must be looked at first), 'too_few' tokens. A key that was used before answers its
-- generation whatever speaks against a new one.
CREATE FUNCTION refuse_or_reserve(
  p_id uuid, p_user uuid, p_key uuid, p_surface text, p_idea text, p_genre text, p_writer text, p_model text,
  p_lease interval, p_minimum integer, p_per_minute integer, p_today date, p_touched boolean,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz, OUT wait integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_tokens integer;
  v_due boolean;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);

  SELECT 'existing', id INTO outcome, generation_id FROM generations
    WHERE user_id = p_user AND idempotency_key = p_key;
  IF FOUND THEN RETURN; END IF;

  -- The record itself is the counter: starts of the last minute.
  SELECT greatest(1, ceil(extract(epoch FROM min(created_at) + interval '1 minute' - clock_timestamp())))::integer
    INTO wait FROM generations WHERE user_id = p_user AND created_at > clock_timestamp() - interval '1 minute'
    HAVING count(*) >= p_per_minute;
  IF FOUND THEN outcome := 'limited'; RETURN; END IF;

  SELECT tokens, allowance_day < p_today OR coalesce(plan_ends_at <= clock_timestamp(), false),
      ceil(extract(epoch FROM starts_blocked_until - clock_timestamp()))::integer
    INTO v_tokens, v_due, wait FROM user_tokens WHERE user_id = p_user;
  IF wait > 0 THEN outcome := 'limited'; RETURN; END IF;
  IF NOT p_touched AND (v_tokens IS NULL OR v_due OR v_tokens < p_minimum) THEN outcome := 'touch'; RETURN; END IF;
  IF coalesce(v_tokens, 0) < p_minimum THEN outcome := 'too_few'; RETURN; END IF;

  SELECT p.outcome, p.generation_id, p.started_at INTO outcome, generation_id, started_at
    FROM take_generation_place(p_id, p_user, NULL, p_key, p_surface, p_idea, p_genre, p_writer, p_model, p_lease) p;
END $$;

-- Starts a guest's generation, or says why not: beside the outcomes of the place, 'limited' (`wait` seconds) and
-- 'used_up' (the trial) and 'address_used_up' (what one address may draw in a day: `wait` seconds). The trial is made
-- here, with 250 tokens. `p_address` is null where addresses tell nobody apart; `p_stops` is the counter of
-- generations stopped before their first word.
CREATE FUNCTION reserve_guest_generation(
  p_id uuid, p_guest uuid, p_key uuid, p_surface text, p_idea text, p_genre text, p_writer text, p_model text,
  p_lease interval, p_trial integer, p_cost integer, p_address text, p_per_minute integer,
  p_per_day integer, p_day_ends timestamptz, p_stops text, p_most_stops integer,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz, OUT wait integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_day text := 'generate:address-day:' || p_address;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);

  SELECT 'existing', id INTO outcome, generation_id FROM generations
    WHERE guest_id = p_guest AND idempotency_key = p_key;
  IF FOUND THEN RETURN; END IF;

  IF p_address IS NOT NULL THEN
    wait := take_from_rate_limit('generate:address:' || p_address, 1, p_per_minute, clock_timestamp() + interval '1 minute');
    IF wait > 0 THEN outcome := 'limited'; RETURN; END IF;
  END IF;

  SELECT ceil(extract(epoch FROM resets_at - clock_timestamp()))::integer INTO wait FROM rate_limits
    WHERE key = p_stops AND count >= p_most_stops AND resets_at > clock_timestamp();
  IF FOUND THEN outcome := 'limited'; RETURN; END IF;

  PERFORM FROM guest_trials WHERE id = p_guest AND remaining < p_cost;
  IF FOUND THEN outcome := 'used_up'; RETURN; END IF;

  IF v_day IS NOT NULL THEN
    wait := take_from_rate_limit(v_day, p_cost, p_per_day, p_day_ends);
    IF wait > 0 THEN outcome := 'address_used_up'; RETURN; END IF;
  END IF;

  INSERT INTO guest_trials (id, remaining) VALUES (p_guest, p_trial) ON CONFLICT DO NOTHING;
  SELECT p.outcome, p.generation_id, p.started_at INTO outcome, generation_id, started_at
    FROM take_generation_place(p_id, NULL, p_guest, p_key, p_surface, p_idea, p_genre, p_writer, p_model, p_lease,
      v_day, p_cost) p;
  IF outcome IS DISTINCT FROM 'started' THEN
    PERFORM return_to_rate_limit(v_day, p_cost);
  END IF;
END $$;

-- Ends running generations of signed-in users and books their costs, once, all in one statement: an id that does not
-- come back no longer ran, and nothing was changed for it. A cost is capped at what is left.
CREATE FUNCTION settle_user_generations(
  p_ids uuid[], p_statuses text[], p_results text[], p_costs integer[], p_error_codes text[], p_error_messages text[]
) RETURNS TABLE (id uuid, cost integer, remaining integer, finished_at timestamptz) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  RETURN QUERY
    WITH settled AS (
      UPDATE generations g SET status = h.status, result = h.result, cost = least(h.cost, h.tokens),
          remaining = h.tokens - least(h.cost, h.tokens), error_code = h.error_code,
          error_message = h.error_message, finished_at = clock_timestamp()
        FROM (
          -- The lock on what is left comes first: the cost follows from it. Always in the same order. What was
          -- asked comes along, so that nothing is joined to it twice: that would cost its square.
          SELECT a.*, t.tokens
            FROM unnest(p_ids, p_statuses, p_results, p_costs, p_error_codes, p_error_messages)
                AS a (id, status, result, cost, error_code, error_message)
              JOIN generations held ON held.id = a.id AND held.status = 'running'
              JOIN user_tokens t ON t.user_id = held.user_id
            ORDER BY t.user_id FOR NO KEY UPDATE OF t
        ) h
        WHERE g.id = h.id AND g.status = 'running'
        RETURNING g.id, g.user_id, g.cost, g.remaining, g.finished_at
    ), booked AS (
      INSERT INTO token_ledger (user_id, delta, reason, idempotency_key, generation_id)
        SELECT s.user_id, -s.cost, 'generation', 'generation:' || s.id, s.id FROM settled s WHERE s.cost > 0
    )
    SELECT s.id, s.cost, s.remaining, s.finished_at FROM settled s;
END $$;

-- The same for one guest's generation: the cost leaves the trial; where nothing is charged, the address's day gets back
-- what it gave.
CREATE FUNCTION settle_guest_generation(
  p_id uuid, p_status text, p_result text, p_cost integer, p_error_code text, p_error_message text
) RETURNS TABLE (id uuid, cost integer, remaining integer, finished_at timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  v_guest uuid;
  v_remaining integer;
  v_cost integer;
  v_day_key text;
  v_day_cost integer;
BEGIN
  SELECT t.id, t.remaining, g.day_key, g.day_cost INTO v_guest, v_remaining, v_day_key, v_day_cost
    FROM generations g JOIN guest_trials t ON t.id = g.guest_id
    WHERE g.id = p_id AND g.status = 'running' FOR NO KEY UPDATE OF t;
  IF NOT FOUND THEN RETURN; END IF;
  v_cost := least(p_cost, v_remaining);
  IF v_cost = 0 THEN
    PERFORM return_to_rate_limit(v_day_key, v_day_cost);
  END IF;
  RETURN QUERY
    WITH settled AS (
      UPDATE generations g SET status = p_status, result = p_result, cost = v_cost,
          remaining = v_remaining - v_cost, error_code = p_error_code, error_message = p_error_message,
          finished_at = clock_timestamp(), day_key = NULL
        WHERE g.id = p_id AND g.status = 'running'
        RETURNING g.id, g.cost, g.remaining, g.finished_at
    ), paid AS (
      UPDATE guest_trials t SET remaining = s.remaining, updated_at = now() FROM settled s WHERE t.id = v_guest
    )
    SELECT s.id, s.cost, s.remaining, s.finished_at FROM settled s;
END $$;

-- The heartbeat of one process: keeps the leases of what it runs, stores how far the texts have come (null: no
-- further), and answers which of them still run and which were asked to stop.
CREATE FUNCTION renew_generations(p_ids uuid[], p_texts text[], p_lease interval)
RETURNS TABLE (id uuid, stop_requested boolean) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  -- Many rows at once: always in the same order, so that two statements never wait for each other.
  PERFORM FROM generations g WHERE g.id = ANY (p_ids) ORDER BY g.id FOR NO KEY UPDATE;
  RETURN QUERY
    UPDATE generations g
      SET lease_until = clock_timestamp() + p_lease, result = coalesce(b.text, g.result)
      FROM unnest(p_ids, p_texts) AS b (id, text)
      WHERE g.id = b.id AND g.status = 'running'
      RETURNING g.id, g.stop_requested;
END $$;

-- Ledger rows that are booked together move their balances together (before: one by one, migration 0002).
CREATE OR REPLACE FUNCTION book_ledger_row() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  UPDATE user_tokens t SET tokens = t.tokens + b.delta, updated_at = now()
    FROM (SELECT user_id, sum(delta)::integer AS delta FROM booked GROUP BY user_id ORDER BY user_id) b
    WHERE t.user_id = b.user_id;
  RETURN NULL;
END $$;
DROP TRIGGER token_ledger_book ON token_ledger;
CREATE TRIGGER token_ledger_book AFTER INSERT ON token_ledger
  REFERENCING NEW TABLE AS booked FOR EACH STATEMENT EXECUTE FUNCTION book_ledger_row();
