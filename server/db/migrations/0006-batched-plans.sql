-- The statements that many generations share, planned so that a batch costs its rows and never their square.

-- Whether a session still counts: asked by everything that reads one.
CREATE FUNCTION session_is_live(s sessions, p_now timestamptz) RETURNS boolean LANGUAGE sql STABLE
  RETURN s.expires_at > p_now;

-- Starts generations of signed-in users where nothing speaks against it, all in one statement: an id that does not
-- come back was not started, and `refuse_or_reserve` says why. New: session and plan, which the process may only
-- remember, are confirmed here; and the starts of the last minute are counted by the index that is ordered by time (the
-- other one that begins with the user leads through everything they ever wrote). The settings keep a plan that was
-- made while the tables were small from reading them whole later.
DROP FUNCTION reserve_user_generations(
  uuid[], uuid[], uuid[], text[], text[], text[], text[], text[], interval, integer, integer, date);
CREATE FUNCTION reserve_user_generations(
  p_ids uuid[], p_users uuid[], p_sessions uuid[], p_plans text[], p_keys uuid[], p_surfaces text[], p_ideas text[],
  p_genres text[], p_writers text[], p_models text[], p_lease interval, p_minimum integer, p_per_minute integer,
  p_today date, p_now timestamptz
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
    FROM unnest(p_ids, p_users, p_sessions, p_plans, p_keys, p_surfaces, p_ideas, p_genres, p_writers, p_models)
        AS a (id, user_id, session_id, plan, key, surface, idea, genre, writer, model)
      JOIN sessions s ON s.id = a.session_id AND s.user_id = a.user_id AND session_is_live(s, p_now)
      JOIN user_tokens t ON t.user_id = a.user_id AND t.plan = a.plan
    WHERE t.tokens >= p_minimum AND t.allowance_day >= p_today
      AND (t.plan_ends_at IS NULL OR t.plan_ends_at > now())
      AND (t.starts_blocked_until IS NULL OR t.starts_blocked_until <= now())
      AND p_per_minute > (SELECT count(*) FROM (
        SELECT FROM generations g WHERE g.user_id = a.user_id AND g.created_at > now() - interval '1 minute'
        ORDER BY g.created_at DESC LIMIT p_per_minute) newest)
    -- Always in the same order, so that two batches never wait for each other.
    ORDER BY a.user_id
    ON CONFLICT DO NOTHING
    RETURNING made.id, made.created_at;
END $$;

-- Ends running generations of signed-in users and books their costs, once, all in one statement: an id that does not
-- come back no longer ran, and nothing was changed for it. A cost is capped at what is left.
DROP FUNCTION settle_user_generations(uuid[], text[], text[], integer[], text[], text[]);
CREATE FUNCTION settle_user_generations(
  p_ids uuid[], p_users uuid[], p_statuses text[], p_results text[], p_costs integer[], p_error_codes text[],
  p_error_messages text[]
) RETURNS TABLE (id uuid, cost integer, remaining integer, finished_at timestamptz) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  RETURN QUERY
    WITH settled AS (
      UPDATE generations g SET status = p_statuses[h.at], result = p_results[h.at],
          cost = least(p_costs[h.at], h.tokens), remaining = h.tokens - least(p_costs[h.at], h.tokens),
          error_code = p_error_codes[h.at], error_message = p_error_messages[h.at],
          finished_at = clock_timestamp()
        FROM (
          -- The lock on what is left comes first: the cost follows from it. Always in the same order. Only places in
          -- the lists go through the joins, which would copy the texts at every step.
          SELECT a.id, a.user_id, a.at, t.tokens
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
