-- Administrators' texts of the prompts, and the prompt that each generation was written with.

CREATE TABLE prompt_versions (
  -- PromptId of domain/generation/prompt-ids.ts.
  prompt text NOT NULL CHECK (prompt ~ '^[a-z]+$'),
  -- Numbered without gaps, so that two administrators who change the same version can't both succeed.
  revision integer NOT NULL CHECK (revision > 0),
  -- The two messages; without them the program's own text applies again.
  system_text text CHECK (length(system_text) BETWEEN 1 AND 12000),
  user_text text CHECK (length(user_text) BETWEEN 1 AND 12000),
  -- The version of the program's text at that time.
  built_in integer NOT NULL CHECK (built_in > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The administrator's address.
  created_by text NOT NULL,
  PRIMARY KEY (prompt, revision),
  CHECK ((system_text IS NULL) = (user_text IS NULL))
);

-- 'story@1', or 'story@1+2' for an administrator's second text; null for texts without a prompt.
ALTER TABLE generations ADD COLUMN prompt_version text;
-- What differs from the request, in a Turkish line for the writer; null when nothing does.
ALTER TABLE generations ADD COLUMN notice text;
ALTER TABLE generations ADD CONSTRAINT generations_prompt_version_check
  CHECK (prompt_version ~ '^[a-z]+@[0-9]+(\+[0-9]+)?$') NOT VALID;
