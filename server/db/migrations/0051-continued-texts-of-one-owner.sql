-- A text goes on from texts of its own owner only. A guest's text that an account has adopted belongs to that account,
-- also where a continuation of it was still running then and is adopted by nobody, or by another account, later.

-- The text, and what it goes on from: at most the 199 texts before it. The depth of the text itself is 0.
CREATE FUNCTION text_chain(p_id uuid) RETURNS TABLE (id uuid, depth integer) LANGUAGE sql STABLE AS $$
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

-- A text with all that it goes on from before it, as one text, and the idea and genre that it began with.
CREATE OR REPLACE FUNCTION continued_text(p_id uuid) RETURNS TABLE (idea text, genre text, result text) LANGUAGE sql STABLE AS $$
  SELECT (array_agg(g.idea ORDER BY depth DESC))[1], (array_agg(g.genre ORDER BY depth DESC))[1],
    string_agg(btrim(g.result, E' \n'), E'\n\n' ORDER BY depth DESC) FILTER (WHERE btrim(g.result, E' \n') <> '')
  FROM text_chain(p_id) JOIN generations g USING (id);
$$;
