-- What a generation does to the database, each in one round trip: reserve, renew, settle, free.
-- Lease times come from the database's clock, which every process shares.

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

-- Takes the one running place of a user or a guest. Outcomes: 'started'; 'existing' (the key was used: that
-- generation); 'running' (another one runs). A running row past its lease belongs to a process that died: it
-- fails here, so that nobody is locked out by it.
CREATE FUNCTION take_generation_place(
  p_id uuid, p_user uuid, p_guest uuid, p_key uuid, p_surface text, p_idea text, p_genre text,
  p_writer text, p_model text, p_lease interval,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz
) LANGUAGE plpgsql AS $$
BEGIN
  FOR attempt IN 1..5 LOOP
    INSERT INTO generations
      (id, user_id, guest_id, idempotency_key, surface, idea, genre, writer, model, lease_until, created_at)
    VALUES (p_id, p_user, p_guest, p_key, p_surface, p_idea, p_genre, p_writer, p_model,
      clock_timestamp() + p_lease, clock_timestamp())
    ON CONFLICT DO NOTHING
    RETURNING 'started', id, created_at INTO outcome, generation_id, started_at;
    EXIT WHEN FOUND;

    SELECT 'existing', id INTO outcome, generation_id FROM generations
      WHERE idempotency_key = p_key AND (user_id = p_user OR guest_id = p_guest);
    EXIT WHEN FOUND;

    UPDATE generations SET status = 'failed', error_code = 'GENERATION_FAILED', finished_at = clock_timestamp()
      WHERE status = 'running' AND (user_id = p_user OR guest_id = p_guest) AND lease_until < clock_timestamp();

    SELECT 'running', id INTO outcome, generation_id FROM generations
      WHERE status = 'running' AND (user_id = p_user OR guest_id = p_guest);
    EXIT WHEN FOUND;
    -- It ended just now, so the place is free: again.
  END LOOP;
END $$;

-- Starts a signed-in user's generation, or says why not: beside the outcomes of the place, 'touch' (the
-- allowance must be looked at first), 'limited' (`wait` seconds), 'too_few' tokens. A key that was used before
-- answers its generation whatever speaks against a new one.
CREATE FUNCTION reserve_user_generation(
  p_id uuid, p_user uuid, p_key uuid, p_surface text, p_idea text, p_genre text, p_writer text, p_model text,
  p_lease interval, p_minimum integer, p_per_minute integer, p_today date, p_touched boolean,
  OUT outcome text, OUT generation_id uuid, OUT started_at timestamptz, OUT wait integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_tokens integer;
  v_due boolean;
BEGIN
  -- Losing a reservation in a power cut costs nobody anything; settling waits for the disk.
  PERFORM set_config('synchronous_commit', 'off', true);

  IF NOT p_touched THEN
    wait := take_from_rate_limit('generate:user:' || p_user, 1, p_per_minute, clock_timestamp() + interval '1 minute');
  END IF;
  IF wait > 0 THEN
    outcome := 'limited';
  ELSE
    SELECT tokens, allowance_day < p_today OR coalesce(plan_ends_at <= clock_timestamp(), false)
      INTO v_tokens, v_due FROM user_tokens WHERE user_id = p_user;
    IF NOT p_touched AND (v_tokens IS NULL OR v_due OR v_tokens < p_minimum) THEN
      outcome := 'touch';
    ELSIF coalesce(v_tokens, 0) < p_minimum THEN
      outcome := 'too_few';
    ELSE
      -- The usual case in one statement; whatever stands in its way is looked at after it.
      INSERT INTO generations
        (id, user_id, idempotency_key, surface, idea, genre, writer, model, lease_until, created_at)
      VALUES (p_id, p_user, p_key, p_surface, p_idea, p_genre, p_writer, p_model,
        clock_timestamp() + p_lease, clock_timestamp())
      ON CONFLICT DO NOTHING
      RETURNING 'started', id, created_at INTO outcome, generation_id, started_at;
      IF NOT FOUND THEN
        SELECT p.outcome, p.generation_id, p.started_at INTO outcome, generation_id, started_at FROM
          take_generation_place(p_id, p_user, NULL, p_key, p_surface, p_idea, p_genre, p_writer, p_model, p_lease) p;
      END IF;
      RETURN;
    END IF;
  END IF;
  SELECT id INTO generation_id FROM generations WHERE user_id = p_user AND idempotency_key = p_key;
  IF FOUND THEN outcome := 'existing'; END IF;
END $$;

-- Starts a guest's generation, or says why not: beside the outcomes of the place, 'limited' (`wait` seconds) and
-- 'used_up' (the trial, or what one address may draw in a day). The trial is made here, with 250 tokens.
-- `p_address` is null where addresses tell nobody apart.
CREATE FUNCTION reserve_guest_generation(
  p_id uuid, p_guest uuid, p_key uuid, p_surface text, p_idea text, p_genre text, p_writer text, p_model text,
  p_lease interval, p_trial integer, p_cost integer, p_address text, p_per_minute integer,
  p_per_day integer, p_day_ends timestamptz,
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

  PERFORM FROM guest_trials WHERE id = p_guest AND remaining < p_cost;
  IF FOUND THEN outcome := 'used_up'; RETURN; END IF;

  IF v_day IS NOT NULL AND take_from_rate_limit(v_day, p_cost, p_per_day, p_day_ends) > 0 THEN
    outcome := 'used_up';
    RETURN;
  END IF;

  INSERT INTO guest_trials (id, remaining) VALUES (p_guest, p_trial) ON CONFLICT DO NOTHING;
  SELECT p.outcome, p.generation_id, p.started_at INTO outcome, generation_id, started_at
    FROM take_generation_place(p_id, NULL, p_guest, p_key, p_surface, p_idea, p_genre, p_writer, p_model, p_lease) p;
  IF outcome IS DISTINCT FROM 'started' THEN
    PERFORM return_to_rate_limit(v_day, p_cost);
  END IF;
END $$;

-- Ends a running generation and books its cost, once: a row that no longer runs changes nothing and answers
-- `settled` false. The cost is capped at what is left.
CREATE FUNCTION settle_generation(
  p_id uuid, p_status text, p_result text, p_cost integer, p_error_code text, p_error_message text,
  -- The address whose day gets the guest's cost back where nothing was charged; null otherwise.
  p_address text, p_address_cost integer,
  OUT settled boolean, OUT cost integer, OUT remaining integer, OUT finished_at timestamptz
) LANGUAGE plpgsql AS $$
DECLARE
  v_user uuid;
  v_guest uuid;
BEGIN
  -- The lock on what is left comes first: the cost follows from it.
  SELECT g.user_id, t.tokens INTO v_user, remaining
    FROM generations g JOIN user_tokens t ON t.user_id = g.user_id
    WHERE g.id = p_id AND g.status = 'running' FOR NO KEY UPDATE OF t;
  IF NOT FOUND THEN
    SELECT g.guest_id, t.remaining INTO v_guest, remaining
      FROM generations g JOIN guest_trials t ON t.id = g.guest_id
      WHERE g.id = p_id AND g.status = 'running' FOR NO KEY UPDATE OF t;
  END IF;
  settled := FOUND;
  IF NOT settled THEN RETURN; END IF;

  cost := least(p_cost, remaining);
  remaining := remaining - cost;
  finished_at := clock_timestamp();
  IF v_guest IS NOT NULL AND cost = 0 AND p_address IS NOT NULL THEN
    PERFORM return_to_rate_limit('generate:address-day:' || p_address, p_address_cost);
  END IF;
  UPDATE generations g SET status = p_status, result = p_result, cost = settle_generation.cost,
      remaining = settle_generation.remaining, error_code = p_error_code, error_message = p_error_message,
      finished_at = settle_generation.finished_at
    WHERE id = p_id AND status = 'running';
  settled := FOUND;
  IF NOT settled OR cost = 0 THEN RETURN; END IF;

  IF v_user IS NOT NULL THEN
    INSERT INTO token_ledger (user_id, delta, reason, idempotency_key, generation_id)
      VALUES (v_user, -cost, 'generation', 'generation:' || p_id, p_id);
  ELSE
    UPDATE guest_trials t SET remaining = settle_generation.remaining, updated_at = now() WHERE id = v_guest;
  END IF;
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
