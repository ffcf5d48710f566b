-- Former addresses of blog posts.

-- Keeps every former slug of a post, so that its old addresses redirect.
CREATE OR REPLACE FUNCTION keep_blog_slug() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE TRIGGER blog_posts_slug AFTER INSERT OR UPDATE OF slug ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION keep_blog_slug();
