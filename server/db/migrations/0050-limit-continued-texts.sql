-- As in 0048, with a limit: a text is joined with at most the 199 texts before it. The list of a person's texts looks at no
-- more than the newest 200.
CREATE OR REPLACE FUNCTION continued_text(p_id uuid) RETURNS TABLE (idea text, genre text, result text) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE chain AS (
    SELECT g.continues_id, g.idea, g.genre, g.result, 0 AS depth FROM generations g WHERE g.id = p_id
    UNION ALL
    SELECT g.continues_id, g.idea, g.genre, g.result, depth + 1
      FROM chain JOIN generations g ON g.id = chain.continues_id WHERE depth < 199
  )
  SELECT (array_agg(c.idea ORDER BY depth DESC))[1], (array_agg(c.genre ORDER BY depth DESC))[1],
    string_agg(btrim(c.result, E' \n'), E'\n\n' ORDER BY depth DESC) FILTER (WHERE btrim(c.result, E' \n') <> '')
  FROM chain c;
$$;
