-- Messages to support (docs/product/content.md). Kept 3 years, also after their sender's account is gone
-- (docs/product/retention.md).
CREATE TABLE contact_messages (
  -- Made by the client, so that a repeated request is the same message.
  id uuid PRIMARY KEY,
  -- Null for a visitor, and once the account is deleted.
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- The sender's plan when it was sent; null for a visitor.
  plan text CHECK (plan IN ('free', 'pro', 'publisher')),
  -- Priority support: paying users' messages come first (docs/product/plans.md).
  priority boolean NOT NULL GENERATED ALWAYS AS (plan IS NOT NULL AND plan <> 'free') STORED,
  name text COLLATE "tr-TR-x-icu" NOT NULL,
  email text NOT NULL,
  subject text COLLATE "tr-TR-x-icu" NOT NULL,
  message text COLLATE "tr-TR-x-icu" NOT NULL,
  category text NOT NULL
    CHECK (category IN ('general', 'technical', 'billing', 'feature', 'bug', 'partnership')),
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'in_progress', 'resolved', 'closed')),
  admin_notes text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  -- Recorded only where the operator turns it on.
  ip_address text NOT NULL DEFAULT 'unknown',
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- The administrators' list: paying users' first, then newest first; by status and category too.
CREATE INDEX contact_messages_order ON contact_messages (priority DESC, created_at DESC, id DESC);
CREATE INDEX contact_messages_status ON contact_messages (status, priority DESC, created_at DESC, id DESC);
CREATE INDEX contact_messages_user ON contact_messages (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX contact_messages_age ON contact_messages (created_at);
