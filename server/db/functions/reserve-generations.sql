-- Reserves, renews and releases running generations. Lease times come from the clock of the database, which all
-- processes share.

-- Inserts a running generation: a user or a guest has at most one. Outcomes: 'started'; 'existing' (the key was used:
-- that generation); 'running' (another one runs). A running row past its lease belongs to a process that died; it is
-- ended here, so that it blocks nobody.
CREATE OR REPLACE FUNCTION take_generation_place(
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

-- Starts a signed-in user's generation. Outcomes besides those of `take_generation_place`: 'limited' (`wait` seconds),
-- 'touch' (the allowance must be brought up to date first; not with `p_touched`), 'too_few' tokens. A key that was used
-- before returns its generation in every case. `enable_seqscan` is off so that a plan cached while the tables were small
-- does not scan them later.
CREATE OR REPLACE FUNCTION reserve_user_generation(
  p_id uuid, p_user uuid, p_key uuid, p_surface text, p_idea text, p_genre text, p_writer text, p_model text,
  p_lease interval, p_minimum integer, p_per_minute integer, p_today date, p_touched boolean,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz, OUT wait integer
) LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  v_tokens integer;
  v_due boolean;
BEGIN
  -- Losing a reservation in a power cut costs nobody anything; settling waits for the disk.
  PERFORM set_config('synchronous_commit', 'off', true);

  SELECT 'existing', id INTO outcome, generation_id FROM generations
    WHERE user_id = p_user AND idempotency_key = p_key;
  IF FOUND THEN RETURN; END IF;

  -- The records themselves are the counter: starts of the last minute, by the index that is ordered by time.
  SELECT greatest(1, ceil(extract(epoch FROM min(created_at) + interval '1 minute' - clock_timestamp())))::integer
    INTO wait
    FROM (SELECT created_at FROM generations
      WHERE user_id = p_user AND created_at > clock_timestamp() - interval '1 minute'
      ORDER BY created_at DESC LIMIT p_per_minute) newest
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

-- Starts a guest's generation. Outcomes besides those of `take_generation_place`: 'limited' (`wait` seconds), 'used_up'
-- (the trial) and 'address_used_up' (the tokens of a network's day: `wait` seconds). The trial is made here.
CREATE OR REPLACE FUNCTION reserve_guest_generation(
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
