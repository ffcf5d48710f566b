-- Counters of fixed windows.

-- Takes `p_amount` from all of these counters, or from none. Returns 0, or the seconds until those that refused are reset.
CREATE OR REPLACE FUNCTION take_from_rate_limits(p_keys text[], p_limits integer[], p_amount integer, p_resets_at timestamptz)
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

-- Returns an amount to these counters.
CREATE OR REPLACE FUNCTION return_to_rate_limits(p_keys text[], p_amount integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM rate_limits WHERE key = ANY (p_keys) ORDER BY key FOR NO KEY UPDATE;
  UPDATE rate_limits SET count = greatest(0, count - p_amount) WHERE key = ANY (p_keys);
END $$;
