-- The blog: posts, their categories, every address a post has had, and word of each change to all processes.

CREATE TABLE blog_categories (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text COLLATE "tr-TR-x-icu" NOT NULL CHECK (name <> ''),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE blog_posts (
  id uuid PRIMARY KEY,
  title text COLLATE "tr-TR-x-icu" NOT NULL CHECK (title <> ''),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Sanitized HTML.
  content text COLLATE "tr-TR-x-icu" NOT NULL CHECK (content <> ''),
  excerpt text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  featured_image text,
  status text NOT NULL CHECK (status IN ('draft', 'published', 'archived')),
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- How its text begins, for lists, which never read (de-toast) whole posts; and how many words it has.
  opening text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '',
  word_count integer NOT NULL CHECK (word_count >= 0),
  -- Grows with each save: two administrators don't overwrite each other.
  revision integer NOT NULL DEFAULT 1,
  -- When it first became public; stays when it is archived.
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  search_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_for_search(title)) STORED,
  search_text text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (fold_for_search(title || ' ' || coalesce(nullif(excerpt, ''), opening))) STORED,
  CONSTRAINT published_posts_have_a_date CHECK (status <> 'published' OR published_at IS NOT NULL)
);
CREATE INDEX blog_posts_public ON blog_posts (published_at DESC, id DESC) WHERE status = 'published';
CREATE INDEX blog_posts_newest ON blog_posts (created_at DESC, id DESC);
CREATE INDEX blog_posts_newest_of_status ON blog_posts (status, created_at DESC, id DESC);
CREATE INDEX blog_posts_author ON blog_posts (author_id);
CREATE INDEX blog_posts_search ON blog_posts USING gin (search_text gin_trgm_ops) WITH (fastupdate = off)
  WHERE status = 'published';
CREATE INDEX blog_posts_search_title ON blog_posts USING gin (search_title gin_trgm_ops) WITH (fastupdate = off);

CREATE TABLE blog_post_categories (
  post_id uuid NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  category_id uuid NOT NULL REFERENCES blog_categories (id) ON DELETE CASCADE,
  PRIMARY KEY (post_id, category_id)
);
CREATE INDEX blog_post_categories_category ON blog_post_categories (category_id);

-- Every address: the present one of each post, and those it was public under before, which lead to it.
CREATE TABLE blog_slugs (
  slug text PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE
);
CREATE INDEX blog_slugs_post ON blog_slugs (post_id);

CREATE FUNCTION keep_blog_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Nobody can have seen the address of a post that was never public.
  IF TG_OP = 'UPDATE' AND OLD.published_at IS NULL THEN
    DELETE FROM blog_slugs WHERE slug = OLD.slug AND post_id = OLD.id;
  END IF;
  INSERT INTO blog_slugs (slug, post_id) VALUES (NEW.slug, NEW.id) ON CONFLICT (slug) DO NOTHING;
  IF NOT EXISTS (SELECT FROM blog_slugs WHERE slug = NEW.slug AND post_id = NEW.id) THEN
    RAISE unique_violation USING MESSAGE = 'the address leads to another post', CONSTRAINT = 'blog_slugs_pkey';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER blog_posts_slug AFTER INSERT OR UPDATE OF slug ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION keep_blog_slug();

-- Processes keep rendered pages; they forget them when they hear this (once per transaction and table, at its commit).
CREATE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
CREATE TRIGGER blog_posts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER blog_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
CREATE TRIGGER blog_post_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_post_categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
