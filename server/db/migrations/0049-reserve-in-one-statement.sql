-- One function reserves a user's generation, or says why not. The one that reserved many at once, and needed a second
-- statement for every refusal, goes.
DROP FUNCTION reserve_user_generations(
  uuid[], uuid[], uuid[], text[], uuid[], text[], text[], text[], text[], text[], interval, integer, integer, date,
  timestamptz);
DROP FUNCTION refuse_or_reserve(
  uuid, uuid, uuid, text, text, text, text, text, interval, integer, integer, date, boolean);

-- Starts a signed-in user's generation. Outcomes beside those of `take_generation_place`: 'limited' (`wait` seconds),
-- 'touch' (the allowance must be looked at first; not with `p_touched`), 'too_few' tokens. A key that was used before
-- answers its generation, whatever speaks against a new one. The setting keeps a plan that was made while the tables
-- were small from reading them whole later.
CREATE FUNCTION reserve_user_generation(
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
