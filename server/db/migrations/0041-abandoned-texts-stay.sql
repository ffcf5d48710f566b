-- Ends those of these generations that run past their lease (their process died), as before (0036); new: a text that was
-- stored stays as a stopped one that broke off, like that of a stream whose writer broke. A selection's and a wizard
-- chapter's fail as before: they need the checks of the process that wrote them.
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
