-- A text of the landing page names the own text that it goes on from: both are listed, and become a story, as one.
-- No foreign key: what a text goes on from may be deleted before it.
ALTER TABLE generations ADD COLUMN continues_id uuid;

-- A text with all that it goes on from before it, as one text, and the idea and genre that it began with.
CREATE FUNCTION continued_text(p_id uuid) RETURNS TABLE (idea text, genre text, result text) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain AS (
    SELECT g.continues_id, g.idea, g.genre, g.result, 0 AS depth FROM generations g WHERE g.id = p_id
    UNION ALL
    SELECT g.continues_id, g.idea, g.genre, g.result, depth + 1 FROM chain JOIN generations g ON g.id = chain.continues_id
  )
  SELECT (array_agg(c.idea ORDER BY depth DESC))[1], (array_agg(c.genre ORDER BY depth DESC))[1],
    string_agg(btrim(c.result, E' \n'), E'\n\n' ORDER BY depth DESC) FILTER (WHERE btrim(c.result, E' \n') <> '')
  FROM chain c;
$$;
