-- The panel of a writer with thousands of stories: counters, orders and a search that never read all of them;
-- and what a person sets there.

-- Both are trusted extensions: a role with the right to create in the database can add them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- A text as search compares it: no case (I, ı, İ and i are one letter), no accents ('hikaye' finds 'hikâye', 'isik'
-- finds 'ışık'), words parted by one space, and a space before the first, so that '% ab%' is a word's beginning.
CREATE FUNCTION fold_for_search(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || btrim(regexp_replace(
  translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"), 'ı', 'i'),
  '[^[:alnum:]]+', ' ', 'g'));

ALTER TABLE stories ADD COLUMN search_text text COLLATE "C" NOT NULL
  GENERATED ALWAYS AS (fold_for_search(title || ' ' || genre || ' ' || preview)) STORED;
-- Without a pending list, which each search would have to read through.
CREATE INDEX stories_search ON stories USING gin (user_id, search_text gin_trgm_ops) WITH (fastupdate = off)
  WHERE trashed_at IS NULL;
CREATE INDEX stories_title ON stories (user_id, title, id) WHERE trashed_at IS NULL;
CREATE INDEX stories_changed ON stories (user_id, updated_at, id) WHERE trashed_at IS NULL;
CREATE INDEX stories_length ON stories (user_id, word_count, id) WHERE trashed_at IS NULL;

-- Stories outside the bin, of a writer and by the Istanbul day they were begun on, kept by a trigger: counting
-- thousands at each look at the panel would take longer than all the rest of it.
CREATE TABLE story_totals (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  stories integer NOT NULL CHECK (stories >= 0)
);
CREATE TABLE story_days (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  day date NOT NULL,
  stories integer NOT NULL CHECK (stories >= 0),
  PRIMARY KEY (user_id, day)
);

-- Sums steps of +1 and -1 and books them. Rows are taken in one order, so that two bulk changes can't wait for each other.
CREATE FUNCTION book_story_counts(p_users uuid[], p_created timestamptz[], p_steps integer[])
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

CREATE FUNCTION count_stories() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- By statement: thousands of rows at once are one change of each counter.
CREATE TRIGGER stories_counted_made AFTER INSERT ON stories
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stories();
CREATE TRIGGER stories_counted_gone AFTER DELETE ON stories
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stories();
CREATE TRIGGER stories_counted_moved AFTER UPDATE ON stories
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stories();

INSERT INTO story_totals (user_id, stories)
  SELECT user_id, count(*) FROM stories WHERE trashed_at IS NULL GROUP BY 1;
INSERT INTO story_days (user_id, day, stories)
  SELECT user_id, (created_at AT TIME ZONE 'Europe/Istanbul')::date, count(*)
  FROM stories WHERE trashed_at IS NULL GROUP BY 1, 2;

-- Which mails a person wants; no row means that nothing was chosen yet.
CREATE TABLE notification_preferences (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Marketing needs consent: when it was given, and when it was last taken back.
  product_news_consented_at timestamptz,
  product_news_withdrawn_at timestamptz,
  membership_reminders boolean NOT NULL DEFAULT true,
  weekly_summary boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What a bill is written to (docs/product/pages.md).
CREATE TABLE billing_details (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  full_name text COLLATE "tr-TR-x-icu" NOT NULL CHECK (full_name <> ''),
  phone text NOT NULL CHECK (phone <> ''),
  address text COLLATE "tr-TR-x-icu" NOT NULL CHECK (address <> ''),
  updated_at timestamptz NOT NULL DEFAULT now()
);
