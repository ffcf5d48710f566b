-- Costs and revenue by day: sums of AI calls that a trigger keeps (server/db/functions/count-ai-usage.sql), exchange rates
-- that an administrator enters, and indexes for the revenue of a period.

ALTER TABLE ai_calls
  -- Whether an earlier provider of the order did not write; null from a process of the release before, which does not say.
  ADD COLUMN is_fallback boolean,
  -- From the call to its first word; null where the text did not stream or no word came.
  ADD COLUMN first_word_ms integer CHECK (first_word_ms >= 0);

-- Holds nothing of a person: the sums stay when accounts are deleted.
CREATE TABLE ai_usage_days (
  -- Of Istanbul.
  day date NOT NULL,
  -- 'guest' for visitors without an account.
  plan text NOT NULL,
  provider text NOT NULL,
  model text NOT NULL,
  -- Calls of all purposes and outcomes.
  calls integer NOT NULL,
  -- Calls that wrote a text, also one that was stopped.
  texts integer NOT NULL,
  -- Calls that ended with an error.
  failed integer NOT NULL,
  -- Calls without an error after an earlier provider did not write.
  fallbacks integer NOT NULL,
  -- Calls with known tokens and without a price.
  unpriced integer NOT NULL,
  -- Calls without an error whose provider told no tokens, as after a stop.
  unmeasured integer NOT NULL,
  input_tokens bigint NOT NULL,
  cached_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  thinking_tokens bigint NOT NULL,
  cost_usd numeric(18, 6) NOT NULL,
  cost_eur numeric(18, 6) NOT NULL,
  cost_try numeric(18, 6) NOT NULL,
  PRIMARY KEY (day, plan, provider, model)
);

-- First words by day: a histogram, from which medians of any period are read.
CREATE TABLE ai_first_word_days (
  day date NOT NULL,
  provider text NOT NULL,
  -- The bucket's upper bound.
  up_to_ms integer NOT NULL,
  texts integer NOT NULL,
  PRIMARY KEY (day, provider, up_to_ms)
);

INSERT INTO ai_usage_days
SELECT (ended_at AT TIME ZONE 'Europe/Istanbul')::date, coalesce(plan, 'guest'), provider, model,
  count(*), count(*) FILTER (WHERE purpose = 'text' AND error_code IS NULL), count(error_code), 0,
  count(*) FILTER (WHERE input_tokens IS NOT NULL AND cost IS NULL),
  count(*) FILTER (WHERE error_code IS NULL AND input_tokens IS NULL),
  coalesce(sum(input_tokens), 0), coalesce(sum(cached_tokens), 0), coalesce(sum(output_tokens), 0),
  coalesce(sum(thinking_tokens), 0), coalesce(sum(cost) FILTER (WHERE currency = 'USD'), 0),
  coalesce(sum(cost) FILTER (WHERE currency = 'EUR'), 0), coalesce(sum(cost) FILTER (WHERE currency = 'TRY'), 0)
FROM ai_calls GROUP BY 1, 2, 3, 4;

CREATE TABLE exchange_rates (
  currency text PRIMARY KEY CHECK (currency IN ('USD', 'EUR')),
  -- Turkish lira for one unit.
  lira numeric(12, 4) NOT NULL CHECK (lira > 0),
  set_at timestamptz NOT NULL
);

-- payment_intents_paid (migration 0015) has the payments of a period, these have the rest.
CREATE INDEX payment_intents_refunded ON payment_intents (refunded_at) WHERE refunded_at IS NOT NULL;
CREATE INDEX payment_notifications_link_paid ON payment_notifications (created_at)
  WHERE source = 'link' AND status = 'success';
CREATE INDEX payment_notifications_refunded ON payment_notifications (refunded_at) WHERE refunded_at IS NOT NULL;

-- The oldest change that a story lacks, for the metrics.
CREATE INDEX story_documents_oldest_pending ON story_documents (changed_at) WHERE version > derived_version;
