-- Pictures of posts that came from other sites, served by this one; and who edits a post now.

CREATE TABLE blog_images (
  -- SHA-256 of the bytes: an address never shows anything else, so that it may be cached for ever.
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  type text NOT NULL CHECK (type IN ('png', 'jpg', 'gif', 'webp', 'avif')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 5000000),
  created_at timestamptz NOT NULL DEFAULT now()
);
-- Images are compressed already.
ALTER TABLE blog_images ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Where they came from: an address is fetched once.
CREATE TABLE blog_image_sources (
  address text PRIMARY KEY CHECK (length(address) <= 2000),
  hash text NOT NULL REFERENCES blog_images (hash) ON DELETE CASCADE,
  fetched_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX blog_image_sources_hash ON blog_image_sources (hash);

-- A window in which a post is open for editing tells of itself; gone after a crash, like the windows' word.
CREATE UNLOGGED TABLE blog_post_editors (
  tab uuid PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seen_at timestamptz NOT NULL
);
CREATE INDEX blog_post_editors_post ON blog_post_editors (post_id, seen_at);
CREATE INDEX blog_post_editors_user ON blog_post_editors (user_id);
