-- Posts: an author of their own, a text for the picture, a time of publication, a bin and links for people without account.

ALTER TABLE blog_posts
  ADD COLUMN author_name text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  ADD COLUMN featured_alt text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN deleted_at timestamptz,
  ADD CONSTRAINT blog_posts_schedule_check CHECK (publish_at IS NULL OR (status = 'draft' AND deleted_at IS NULL));
CREATE INDEX blog_posts_scheduled ON blog_posts (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX blog_posts_bin ON blog_posts (created_at DESC, id DESC) WHERE deleted_at IS NOT NULL;

ALTER TABLE blog_categories ADD COLUMN revision integer NOT NULL DEFAULT 1;

-- Former addresses of a category lead to its present one; a merged category's lead to the other category.
CREATE TABLE blog_category_slugs (
  slug text PRIMARY KEY,
  category_id uuid NOT NULL REFERENCES blog_categories (id) ON DELETE CASCADE
);
CREATE INDEX blog_category_slugs_category ON blog_category_slugs (category_id);
INSERT INTO blog_category_slugs (slug, category_id) SELECT slug, id FROM blog_categories;

-- Only the secret's hash is stored.
CREATE TABLE blog_preview_links (
  secret_hash text PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX blog_preview_links_post ON blog_preview_links (post_id);
CREATE INDEX blog_preview_links_expired ON blog_preview_links (expires_at);

-- Smaller versions of an uploaded image; `blog_images` has the largest.
CREATE TABLE blog_image_sizes (
  hash text NOT NULL REFERENCES blog_images (hash) ON DELETE CASCADE,
  width integer NOT NULL CHECK (width > 0),
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 5000000),
  PRIMARY KEY (hash, width)
);
