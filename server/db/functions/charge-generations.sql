-- Ends generations and charges for their texts.

-- Ends running generations of signed-in users without an error and books their costs, at most the balance, in one
-- statement. A suspended account pays nothing. Returns no row for one that no longer ran.
CREATE OR REPLACE FUNCTION settle_user_generations(
  p_ids uuid[], p_users uuid[], p_statuses text[], p_results text[], p_costs integer[]
) RETURNS TABLE (id uuid, cost integer, remaining integer, finished_at timestamptz) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  RETURN QUERY
    WITH settled AS (
      UPDATE generations g SET status = p_statuses[h.at], result = p_results[h.at],
          cost = CASE WHEN h.suspended THEN 0 ELSE least(p_costs[h.at], h.tokens) END,
          remaining = h.tokens - CASE WHEN h.suspended THEN 0 ELSE least(p_costs[h.at], h.tokens) END,
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

-- Ends a guest's generation without an error and charges the trial, at most by what remains. With cost 0 nothing was
-- delivered, and the network's day gets its tokens back.
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

-- Ends one generation with an error. `p_cost` is the price of the delivered text; with 0 nothing was delivered, and the
-- network's day gets its tokens back. A delivered text uses a free failure where every counter of `p_free_failures`
-- (`keys`, `limits`, `dayEnds`) has one left; else it costs `p_cost`, at most the balance. A suspended account pays
-- nothing. A generation that another process failed without a text is charged here for what its own process delivered.
-- Returns no row where nothing changed.
CREATE OR REPLACE FUNCTION settle_broken_generation(
  p_id uuid, p_status text, p_result text, p_cost integer, p_error jsonb, p_free_failures jsonb
) RETURNS TABLE (id uuid, cost integer, remaining integer, finished_at timestamptz, free_failure boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_broken generations;
  v_keys text[] := array(SELECT jsonb_array_elements_text(p_free_failures->'keys'));
  v_limits integer[] := array(SELECT jsonb_array_elements_text(p_free_failures->'limits')::integer);
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
  v_free := p_cost > 0 AND NOT v_suspended AND take_from_rate_limits(v_keys, v_limits, 1,
    (p_free_failures->>'dayEnds')::timestamptz) = 0;
  IF v_broken.user_id IS NOT NULL THEN
    SELECT t.tokens INTO v_balance FROM user_tokens t WHERE t.user_id = v_broken.user_id FOR NO KEY UPDATE;
  ELSE
    SELECT t.remaining INTO v_balance FROM guest_trials t WHERE t.id = v_broken.guest_id FOR NO KEY UPDATE;
  END IF;
  v_cost := CASE WHEN v_free OR v_suspended THEN 0 ELSE least(p_cost, v_balance) END;
  RETURN QUERY
    UPDATE generations g SET status = p_status, result = p_result, cost = v_cost, remaining = v_balance - v_cost,
        free_failure = v_free, error_code = p_error->>'code', error_message = p_error->>'message',
        finished_at = clock_timestamp(), day_keys = NULL
      WHERE g.id = p_id AND g.status = v_broken.status AND g.cost = 0 AND NOT g.free_failure
      RETURNING g.id, g.cost, g.remaining, g.finished_at, g.free_failure;
  IF NOT FOUND THEN
    -- It was ended elsewhere just now.
    IF v_free THEN PERFORM return_to_rate_limits(v_keys, 1); END IF;
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

-- Ends those of these generations that run past their lease (their process died), and returns how many. A stored text
-- stays as a stopped one; it uses a free failure or is charged. A selection's and a wizard chapter's fail: their text needs
-- the checks of the process that wrote it.
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
    SELECT id, user_id, guest_id, coalesce(user_id, guest_id) AS owner, result,
        result <> '' AND surface IN ('landing', 'editor', 'variant') AS stays, day_keys, coalesce(day_cost, 0) AS day_cost
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
    UPDATE generations SET status = CASE WHEN v_abandoned.stays THEN 'stopped' ELSE 'failed' END, error_code = 'GENERATION_FAILED', finished_at = clock_timestamp(),
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
