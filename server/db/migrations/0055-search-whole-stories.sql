-- A search reads the whole text of each story of one person. No index: most long texts contain most three-letter parts,
-- so a trigram index finds few stories less than a scan (benchmarks/story-search.ts).
ALTER TABLE stories
  DROP COLUMN search_text,
  ADD COLUMN search_title text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_for_search(title)) STORED,
  ADD COLUMN search_text text COLLATE "C" NOT NULL
    GENERATED ALWAYS AS (fold_for_search(title || ' ' || genre || ' ' || prompt || ' ' || content)) STORED,
  -- Not compressed: decompressing takes longer than searching.
  ALTER COLUMN search_text SET STORAGE EXTERNAL;
