-- What each call of an AI provider used and cost. The rows hold nothing of a person or a text: they stay for the accounts
-- when a generation is deleted with its owner, so its id is no reference.
CREATE TABLE ai_calls (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  generation_id uuid NOT NULL,
  -- Null for the provider of the environment; a deleted configuration's id stays.
  config_id uuid,
  provider text NOT NULL,
  model text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('text', 'summary')),
  -- The plan of the writer; null for a guest.
  plan text,
  -- Null when the provider wrote, or was stopped.
  error_code text,
  -- In the provider's tokens, null where it told none. The output includes the thinking, the input what was cached.
  input_tokens integer CHECK (input_tokens >= 0),
  cached_tokens integer CHECK (cached_tokens >= 0),
  output_tokens integer CHECK (output_tokens >= 0),
  thinking_tokens integer CHECK (thinking_tokens >= 0),
  -- Null without a configured price.
  cost numeric(14, 6) CHECK (cost >= 0),
  currency text,
  ended_at timestamptz NOT NULL,
  CONSTRAINT ai_calls_cost_currency CHECK ((cost IS NULL) = (currency IS NULL))
);
CREATE INDEX ai_calls_generation ON ai_calls (generation_id);
-- The tokens that a configuration used today are read from this index alone.
CREATE INDEX ai_calls_config ON ai_calls (config_id, ended_at) INCLUDE (input_tokens, output_tokens);
CREATE INDEX ai_calls_newest ON ai_calls (ended_at);

-- Prices, order and limits of AI configurations; null means no price and no limit.
ALTER TABLE api_configs
  -- The lowest comes first.
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  -- Per million tokens.
  ADD COLUMN input_price double precision CHECK (input_price >= 0),
  ADD COLUMN cached_price double precision CHECK (cached_price >= 0),
  ADD COLUMN output_price double precision CHECK (output_price >= 0),
  ADD COLUMN currency text NOT NULL DEFAULT 'USD' CHECK (currency IN ('USD', 'EUR', 'TRY')),
  -- Streams at the same time, for each process.
  ADD COLUMN max_streams integer CHECK (max_streams >= 1),
  -- Input and output of a day (Istanbul) together.
  ADD COLUMN daily_tokens bigint CHECK (daily_tokens >= 1);
DROP INDEX api_configs_newest;
CREATE INDEX api_configs_order ON api_configs (position, created_at DESC, id);
