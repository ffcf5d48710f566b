-- What a model wrote for the forty tasks of the model trial (docs/product/administration.md).
CREATE TABLE model_trials (
  -- Made by the browser: a repeated start names the same trial. Also the id of its job.
  id uuid PRIMARY KEY,
  -- No foreign key: results outlive their configuration.
  config_id uuid NOT NULL,
  -- Of the configuration, its provider and its model when the trial began.
  name text NOT NULL CHECK (name <> ''),
  -- Texts that are to be written.
  tasks integer NOT NULL CHECK (tasks > 0),
  -- The texts so far with their marks (server/model-trial/run-trial.ts).
  texts jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(texts) = 'array'),
  -- Of the prices; NULL without prices.
  currency text,
  -- Why it ended before its last text; empty otherwise.
  failure text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  -- Of the last text, else of the start.
  updated_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (failure = '' OR ended_at IS NOT NULL)
);
CREATE UNIQUE INDEX model_trials_one_running ON model_trials (config_id) WHERE ended_at IS NULL;
CREATE INDEX model_trials_newest ON model_trials (created_at DESC, id DESC);
