CREATE TABLE stories (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text COLLATE "tr-TR-x-icu" NOT NULL CHECK (title <> ''),
  content text COLLATE "tr-TR-x-icu" NOT NULL CHECK (content <> ''),
  genre text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  prompt text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  -- What a list shows, so that it never reads (de-toasts) whole texts.
  preview text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  word_count integer NOT NULL CHECK (word_count >= 0),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- In the bin since then.
  trashed_at timestamptz
);
CREATE INDEX stories_newest ON stories (user_id, created_at DESC, id DESC) WHERE trashed_at IS NULL;
