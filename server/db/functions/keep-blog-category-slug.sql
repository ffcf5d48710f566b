-- Former addresses of blog categories.

-- Keeps every former slug of a category, so that its old addresses redirect. A category that takes a former slug of
-- another one gets its addresses.
CREATE OR REPLACE FUNCTION keep_blog_category_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO blog_category_slugs (slug, category_id) VALUES (NEW.slug, NEW.id)
    ON CONFLICT (slug) DO UPDATE SET category_id = EXCLUDED.category_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER blog_categories_slug AFTER INSERT OR UPDATE OF slug ON blog_categories
  FOR EACH ROW EXECUTE FUNCTION keep_blog_category_slug();
