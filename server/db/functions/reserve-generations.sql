-- Reserves, renews and releases running generations. Lease times come from the clock of the database, which all
-- processes share.

-- Inserts a running generation from `p_new` (id, owner, key, request, writer, and what a network's day gave): a user or a
-- guest has at most one. Outcomes: 'started'; 'existing' (the key was used: that generation); 'running' (another one
-- runs). A running row past its lease belongs to a process that died; it is ended here, so that it blocks nobody.
CREATE OR REPLACE FUNCTION take_generation_place(
  p_new generations, p_lease interval,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz
) LANGUAGE plpgsql AS $$
BEGIN
  FOR attempt IN 1..5 LOOP
    INSERT INTO generations
      (id, user_id, guest_id, idempotency_key, surface, idea, genre, writer, model, lease_until, created_at,
        day_keys, day_cost, prompt_version)
    VALUES (p_new.id, p_new.user_id, p_new.guest_id, p_new.idempotency_key, p_new.surface, p_new.idea, p_new.genre,
      p_new.writer, p_new.model, clock_timestamp() + p_lease, clock_timestamp(), p_new.day_keys, p_new.day_cost,
      p_new.prompt_version)
    ON CONFLICT DO NOTHING
    RETURNING 'started', id, created_at INTO outcome, generation_id, started_at;
    EXIT WHEN FOUND;

    SELECT 'existing', id INTO outcome, generation_id FROM generations
      WHERE idempotency_key = p_new.idempotency_key AND (user_id = p_new.user_id OR guest_id = p_new.guest_id);
    EXIT WHEN FOUND;

    PERFORM fail_abandoned_generations(array(SELECT id FROM generations
      WHERE status = 'running' AND (user_id = p_new.user_id OR guest_id = p_new.guest_id)
        AND lease_until < clock_timestamp()));

    SELECT 'running', id INTO outcome, generation_id FROM generations
      WHERE status = 'running' AND (user_id = p_new.user_id OR guest_id = p_new.guest_id);
    EXIT WHEN FOUND;
    -- It ended just now, so the place is free: again.
  END LOOP;
END $$;

-- Starts a signed-in user's generation. Outcomes besides those of `take_generation_place`: 'limited' (`wait` seconds),
-- 'touch' (the allowance must be brought up to date first; not with `p_touched`), 'too_few' tokens. A key that was used
-- before returns its generation in every case. `enable_seqscan` is off so that a plan cached while the tables were small
-- does not scan them later.
CREATE OR REPLACE FUNCTION reserve_user_generation(
  p_new generations, p_lease interval, p_minimum integer, p_per_minute integer, p_today date, p_touched boolean,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz, OUT wait integer
) LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  v_tokens integer;
  v_due boolean;
BEGIN
  -- Losing a reservation in a power cut costs nobody anything; settling waits for the disk.
  PERFORM set_config('synchronous_commit', 'off', true);

  SELECT 'existing', id INTO outcome, generation_id FROM generations
    WHERE user_id = p_new.user_id AND idempotency_key = p_new.idempotency_key;
  IF FOUND THEN RETURN; END IF;

  -- The records themselves are the counter: starts of the last minute, by the index that is ordered by time.
  SELECT greatest(1, ceil(extract(epoch FROM min(created_at) + interval '1 minute' - clock_timestamp())))::integer
    INTO wait
    FROM (SELECT created_at FROM generations
      WHERE user_id = p_new.user_id AND created_at > clock_timestamp() - interval '1 minute'
      ORDER BY created_at DESC LIMIT p_per_minute) newest
    HAVING count(*) >= p_per_minute;
  IF FOUND THEN outcome := 'limited'; RETURN; END IF;

  SELECT tokens, allowance_day < p_today OR coalesce(plan_ends_at <= clock_timestamp(), false),
      ceil(extract(epoch FROM starts_blocked_until - clock_timestamp()))::integer
    INTO v_tokens, v_due, wait FROM user_tokens WHERE user_id = p_new.user_id;
  IF wait > 0 THEN outcome := 'limited'; RETURN; END IF;
  IF NOT p_touched AND (v_tokens IS NULL OR v_due OR v_tokens < p_minimum) THEN outcome := 'touch'; RETURN; END IF;
  IF coalesce(v_tokens, 0) < p_minimum THEN outcome := 'too_few'; RETURN; END IF;

  SELECT p.outcome, p.generation_id, p.started_at INTO outcome, generation_id, started_at
    FROM take_generation_place(p_new, p_lease) p;
END $$;

-- Starts a guest's generation. Outcomes besides those of `take_generation_place`: 'limited' (`wait` seconds), 'used_up'
-- (the trial) and 'address_used_up' (the tokens of a network's day: `wait` seconds). The trial is made here.
-- `p_limits`: `trial` and `cost` in tokens; `addresses` with the `factors` of their limits; `perMinute` starts and `perDay`
-- tokens of an address, `dayEnds`; `stops`, the counters of stopped generations as {key, limit}.
CREATE OR REPLACE FUNCTION reserve_guest_generation(
  p_new generations, p_lease interval, p_limits jsonb,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz, OUT wait integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_cost integer := p_limits->>'cost';
  v_per_minute integer := p_limits->>'perMinute';
  v_per_day integer := p_limits->>'perDay';
  v_day_ends timestamptz := p_limits->>'dayEnds';
  v_addresses text[] := array(SELECT jsonb_array_elements_text(p_limits->'addresses'));
  v_factors integer[] := array(SELECT jsonb_array_elements_text(p_limits->'factors')::integer);
  v_minutes text[] := array(SELECT 'generate:address:' || a FROM unnest(v_addresses) a);
  v_days text[] := array(SELECT 'generate:address-day:' || a FROM unnest(v_addresses) a);
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);

  SELECT 'existing', id INTO outcome, generation_id FROM generations
    WHERE guest_id = p_new.guest_id AND idempotency_key = p_new.idempotency_key;
  IF FOUND THEN RETURN; END IF;

  wait := take_from_rate_limits(v_minutes, array(SELECT f * v_per_minute FROM unnest(v_factors) f), 1,
    clock_timestamp() + interval '1 minute');
  IF wait > 0 THEN outcome := 'limited'; RETURN; END IF;

  SELECT ceil(extract(epoch FROM max(r.resets_at) - clock_timestamp()))::integer INTO wait
    FROM jsonb_to_recordset(p_limits->'stops') AS s (key text, "limit" integer)
      JOIN rate_limits r ON r.key = s.key
    WHERE r.count >= s."limit" AND r.resets_at > clock_timestamp() HAVING count(*) > 0;
  IF FOUND THEN outcome := 'limited'; RETURN; END IF;

  PERFORM FROM guest_trials WHERE id = p_new.guest_id AND remaining < v_cost;
  IF FOUND THEN outcome := 'used_up'; RETURN; END IF;

  wait := take_from_rate_limits(v_days, array(SELECT least(f::bigint * v_per_day, 2000000000)::integer
    FROM unnest(v_factors) f), v_cost, v_day_ends);
  IF wait > 0 THEN outcome := 'address_used_up'; RETURN; END IF;

  INSERT INTO guest_trials (id, remaining) VALUES (p_new.guest_id, (p_limits->>'trial')::integer)
    ON CONFLICT DO NOTHING;
  p_new.day_keys := v_days;
  p_new.day_cost := v_cost;
  SELECT p.outcome, p.generation_id, p.started_at INTO outcome, generation_id, started_at
    FROM take_generation_place(p_new, p_lease) p;
  IF outcome IS DISTINCT FROM 'started' THEN
    PERFORM return_to_rate_limits(v_days, v_cost);
  END IF;
END $$;

-- Deletes a running generation that was refused after it was reserved, and returns its tokens to the network's day.
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

-- The heartbeat of one process: renews the leases of its generations, stores their texts so far (null: unchanged), and
-- returns which of them still run and which were asked to stop.
CREATE OR REPLACE FUNCTION renew_generations(p_ids uuid[], p_texts text[], p_lease interval)
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
