-- Why the last trial of a configuration failed, which therefore stays off; empty when it passed, or an administrator used the
-- configuration all the same.
ALTER TABLE api_configs ADD COLUMN trial_failure text NOT NULL DEFAULT '',
  ADD CONSTRAINT api_configs_failed_trial_is_off CHECK (trial_failure = '' OR NOT is_active);
