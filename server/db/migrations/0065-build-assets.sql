-- The files of a web build that have their content's hash in their names. A page of the build before still asks for its
-- own files while processes are replaced one after another, and every process answers from here.
CREATE TABLE build_assets (
  path text PRIMARY KEY,
  content_type text NOT NULL,
  body bytea NOT NULL,
  -- When a build without this file started; null while the newest started build has it.
  replaced_at timestamptz
);
CREATE INDEX build_assets_replaced ON build_assets (replaced_at) WHERE replaced_at IS NOT NULL;
