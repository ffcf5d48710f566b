-- Texts that continue others.

-- Whether a text broke off: its writer failed and what had arrived stays. Continuing it only finishes it.
CREATE OR REPLACE FUNCTION is_broken_off(p_text generations) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_text.status = 'stopped' AND p_text.error_code IS NOT NULL;
$$;

-- The text and those that it continues: at most the 199 texts before it, of one owner. The depth of the text itself is 0.
CREATE OR REPLACE FUNCTION text_chain(p_id uuid) RETURNS TABLE (id uuid, depth integer) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain AS (
    SELECT g.id, g.continues_id, g.user_id, g.guest_id, g.adopted, 0 AS depth FROM generations g WHERE g.id = p_id
    UNION ALL
    SELECT g.id, g.continues_id, g.user_id, g.guest_id, g.adopted, later.depth + 1
      FROM chain later JOIN generations g ON g.id = later.continues_id AND (
        g.user_id = later.user_id
        OR g.guest_id = later.guest_id AND g.adopted = later.adopted
        OR later.user_id IS NOT NULL AND g.guest_id IS NOT NULL AND (NOT g.adopted
          OR EXISTS (SELECT FROM stories s WHERE s.id = g.id AND s.user_id = later.user_id)))
      WHERE later.depth < 199
  )
  SELECT chain.id, chain.depth FROM chain;
$$;

-- A text with the texts that it continues before it, as one text, and the idea and genre of the first.
CREATE OR REPLACE FUNCTION continued_text(p_id uuid) RETURNS TABLE (idea text, genre text, result text) LANGUAGE sql STABLE AS $$
  SELECT (array_agg(g.idea ORDER BY depth DESC))[1], (array_agg(g.genre ORDER BY depth DESC))[1],
    string_agg(btrim(g.result, E' \n'), E'\n\n' ORDER BY depth DESC) FILTER (WHERE btrim(g.result, E' \n') <> '')
  FROM text_chain(p_id) JOIN generations g USING (id);
$$;

-- Whether the story that ends with this text was continued before: a whole text of it has another one after it.
CREATE OR REPLACE FUNCTION is_continued(p_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM text_chain(p_id) JOIN generations g USING (id)
    JOIN generations before ON before.id = g.continues_id WHERE NOT is_broken_off(before));
$$;

-- Stores that a guest's reserved text continues an own one of the landing page; false where it must not. A guest
-- continues each story once, which the guest's single running generation makes certain (docs/product/tokens.md).
CREATE OR REPLACE FUNCTION link_guest_continuation(p_id uuid, p_continues uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE generations g SET continues_id = p_continues
    FROM generations before
    WHERE g.id = p_id AND before.id = p_continues AND before.guest_id = g.guest_id AND NOT before.adopted
      AND before.surface = 'landing' AND btrim(before.result) <> ''
      AND (is_broken_off(before) OR NOT is_continued(before.id))
      AND NOT EXISTS (SELECT FROM generations other WHERE other.guest_id = g.guest_id AND other.id <> p_id
        AND other.continues_id = p_continues AND btrim(other.result) <> '');
  RETURN FOUND;
END $$;
