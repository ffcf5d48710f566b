-- A contact message is a conversation: turns of both sides, an assignee, and links by which the sender answers.

ALTER TABLE contact_replies
  ADD COLUMN side text NOT NULL DEFAULT 'support',
  ALTER COLUMN author_id DROP NOT NULL,
  ALTER COLUMN author_email DROP NOT NULL,
  ADD CONSTRAINT contact_replies_side_check CHECK (side IN ('support', 'sender')),
  ADD CONSTRAINT contact_replies_author_check
    CHECK ((side = 'support') = (author_id IS NOT NULL) AND (side = 'support') = (author_email IS NOT NULL));

-- The list is sorted by the sender's newest turn, so that an answer brings an old conversation back to its top.
ALTER TABLE contact_messages
  ADD COLUMN assignee_id uuid REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN sender_answered_at timestamptz,
  ADD COLUMN listed_at timestamptz NOT NULL GENERATED ALWAYS AS (coalesce(sender_answered_at, created_at)) STORED;

DROP INDEX contact_messages_both, contact_messages_category, contact_messages_order, contact_messages_status,
  contact_messages_user;
CREATE INDEX contact_messages_both ON contact_messages (status, category, urgent DESC, listed_at DESC, id DESC);
CREATE INDEX contact_messages_category ON contact_messages (category, urgent DESC, listed_at DESC, id DESC);
CREATE INDEX contact_messages_order ON contact_messages (urgent DESC, listed_at DESC, id DESC);
CREATE INDEX contact_messages_status ON contact_messages (status, urgent DESC, listed_at DESC, id DESC);
CREATE INDEX contact_messages_user ON contact_messages (user_id, listed_at DESC, id DESC) WHERE user_id IS NOT NULL;
CREATE INDEX contact_messages_assignee ON contact_messages (assignee_id, urgent DESC, listed_at DESC, id DESC)
  WHERE assignee_id IS NOT NULL;
CREATE INDEX contact_messages_email ON contact_messages (lower(email COLLATE "C"), listed_at DESC);

-- Only the secret's hash is stored: who reads the table can't open a conversation.
CREATE TABLE contact_links (
  secret_hash text PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX contact_links_message ON contact_links (message_id);
CREATE INDEX contact_links_expired ON contact_links (expires_at);

CREATE TABLE saved_replies (
  id uuid PRIMARY KEY,
  name text COLLATE "tr-TR-x-icu" NOT NULL CHECK (name <> ''),
  body text COLLATE "tr-TR-x-icu" NOT NULL CHECK (body <> ''),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_replies_name ON saved_replies (name);
