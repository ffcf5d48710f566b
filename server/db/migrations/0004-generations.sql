-- A generation is a stored record with its result: closing the browser or losing the network loses no text.
CREATE TABLE generations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Exactly one owner.
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  guest_id uuid REFERENCES guest_trials (id) ON DELETE CASCADE,
  idempotency_key uuid NOT NULL,
  surface text NOT NULL CHECK (surface IN ('landing', 'editor', 'wizard')),
  status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'completed', 'stopped', 'failed')),
  idea text NOT NULL,
  genre text NOT NULL DEFAULT '',
  -- Who wrote it: 'storyteller' or a provider's name, and its model.
  writer text NOT NULL DEFAULT '',
  model text NOT NULL DEFAULT '',
  result text NOT NULL DEFAULT '',
  error_code text,
  -- The Turkish text that was shown, cleaned.
  error_message text,
  cost integer NOT NULL DEFAULT 0 CHECK (cost >= 0),
  remaining integer,
  -- Another process may ask the one that runs it to stop.
  stop_requested boolean NOT NULL DEFAULT false,
  dismissed boolean NOT NULL DEFAULT false,
  -- A running row past its lease belongs to a process that died.
  lease_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  CONSTRAINT generations_one_owner CHECK (num_nonnulls(user_id, guest_id) = 1)
);
-- One at a time per user and per guest, across every process.
CREATE UNIQUE INDEX generations_one_running_per_user ON generations (user_id) WHERE status = 'running' AND user_id IS NOT NULL;
CREATE UNIQUE INDEX generations_one_running_per_guest ON generations (guest_id) WHERE status = 'running' AND guest_id IS NOT NULL;
CREATE UNIQUE INDEX generations_user_key ON generations (user_id, idempotency_key) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX generations_guest_key ON generations (guest_id, idempotency_key) WHERE guest_id IS NOT NULL;
CREATE INDEX generations_user_newest ON generations (user_id, created_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX generations_guest_newest ON generations (guest_id, created_at DESC) WHERE guest_id IS NOT NULL;
