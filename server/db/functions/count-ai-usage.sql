-- Adds each stored call of an AI provider to the sums of its day, in the transaction that stores it.

-- The bucket of a first word: the smallest of these bounds, ms, that is not below it.
CREATE OR REPLACE FUNCTION first_word_bound(ms integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(min(bound), 120000) FROM unnest('{100,200,300,400,500,600,800,1000,1250,1500,2000,2500,3000,4000,5000,
    6000,8000,10000,15000,20000,30000,45000,60000}'::integer[]) bound WHERE bound >= ms
$$;

CREATE OR REPLACE FUNCTION count_ai_usage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two transactions can't wait for each other.
  INSERT INTO ai_usage_days AS d
  SELECT (ended_at AT TIME ZONE 'Europe/Istanbul')::date, coalesce(plan, 'guest'), provider, model,
    count(*), count(*) FILTER (WHERE purpose = 'text' AND error_code IS NULL), count(error_code),
    count(*) FILTER (WHERE is_fallback AND error_code IS NULL),
    count(*) FILTER (WHERE input_tokens IS NOT NULL AND cost IS NULL),
    count(*) FILTER (WHERE error_code IS NULL AND input_tokens IS NULL),
    coalesce(sum(input_tokens), 0), coalesce(sum(cached_tokens), 0), coalesce(sum(output_tokens), 0),
    coalesce(sum(thinking_tokens), 0), coalesce(sum(cost) FILTER (WHERE currency = 'USD'), 0),
    coalesce(sum(cost) FILTER (WHERE currency = 'EUR'), 0), coalesce(sum(cost) FILTER (WHERE currency = 'TRY'), 0)
  FROM new_rows GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (day, plan, provider, model) DO UPDATE SET
    calls = d.calls + excluded.calls,
    texts = d.texts + excluded.texts,
    failed = d.failed + excluded.failed,
    fallbacks = d.fallbacks + excluded.fallbacks,
    unpriced = d.unpriced + excluded.unpriced,
    unmeasured = d.unmeasured + excluded.unmeasured,
    input_tokens = d.input_tokens + excluded.input_tokens,
    cached_tokens = d.cached_tokens + excluded.cached_tokens,
    output_tokens = d.output_tokens + excluded.output_tokens,
    thinking_tokens = d.thinking_tokens + excluded.thinking_tokens,
    cost_usd = d.cost_usd + excluded.cost_usd,
    cost_eur = d.cost_eur + excluded.cost_eur,
    cost_try = d.cost_try + excluded.cost_try;

  INSERT INTO ai_first_word_days AS d
  SELECT (ended_at AT TIME ZONE 'Europe/Istanbul')::date, provider, first_word_bound(first_word_ms), count(*)
  FROM new_rows WHERE first_word_ms IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (day, provider, up_to_ms) DO UPDATE SET texts = d.texts + excluded.texts;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER ai_calls_counted AFTER INSERT ON ai_calls
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ai_usage();
