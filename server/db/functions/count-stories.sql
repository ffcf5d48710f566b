-- Counts the stories of each account.

-- Adds steps of +1 and -1 to the counters. Rows are locked in one order, so that parallel bulk changes cannot deadlock.
CREATE OR REPLACE FUNCTION book_story_counts(p_users uuid[], p_created timestamptz[], p_steps integer[])
RETURNS void LANGUAGE sql AS $$
  WITH steps AS (
    SELECT user_id, (created_at AT TIME ZONE 'Europe/Istanbul')::date AS day, sum(step) AS step
    FROM unnest(p_users, p_created, p_steps) AS s (user_id, created_at, step) GROUP BY 1, 2
  ), totals AS (
    SELECT user_id, sum(step) AS step FROM steps GROUP BY 1
  ), more_days AS (
    INSERT INTO story_days AS d (user_id, day, stories)
      SELECT user_id, day, step FROM steps WHERE step > 0 ORDER BY 1, 2
      ON CONFLICT (user_id, day) DO UPDATE SET stories = d.stories + excluded.stories
  ), fewer_days AS (
    -- No row to change where the account goes and its counters went first.
    UPDATE story_days d SET stories = d.stories + s.step
      FROM steps s WHERE s.step < 0 AND d.user_id = s.user_id AND d.day = s.day
  ), more AS (
    INSERT INTO story_totals AS t (user_id, stories)
      SELECT user_id, step FROM totals WHERE step > 0 ORDER BY 1
      ON CONFLICT (user_id) DO UPDATE SET stories = t.stories + excluded.stories
  )
  UPDATE story_totals t SET stories = t.stories + s.step
    FROM totals s WHERE s.step < 0 AND t.user_id = s.user_id;
$$;

CREATE OR REPLACE FUNCTION count_stories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM book_story_counts(array_agg(user_id), array_agg(created_at), array_agg(1))
      FROM new_rows WHERE trashed_at IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM book_story_counts(array_agg(user_id), array_agg(created_at), array_agg(-1))
      FROM old_rows WHERE trashed_at IS NULL;
  ELSE
    PERFORM book_story_counts(array_agg(user_id), array_agg(created_at), array_agg(step)) FROM (
      SELECT user_id, created_at, -1 AS step FROM old_rows WHERE trashed_at IS NULL
      UNION ALL SELECT user_id, created_at, 1 FROM new_rows WHERE trashed_at IS NULL
    ) moved;
  END IF;
  RETURN NULL;
END $$;

-- By statement: thousands of rows are one change of each counter.
CREATE OR REPLACE TRIGGER stories_counted_made AFTER INSERT ON stories
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stories();
CREATE OR REPLACE TRIGGER stories_counted_gone AFTER DELETE ON stories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stories();
CREATE OR REPLACE TRIGGER stories_counted_moved AFTER UPDATE ON stories
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stories();
