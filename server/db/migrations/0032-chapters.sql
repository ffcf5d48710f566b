-- What is noted of a story's chapters: how far each is, its goal, its summary. The chapters themselves, their order and
-- titles stand in the story's text. A JSON list, or nothing; text rather than jsonb, so that its length is read from the
-- row's own header.
ALTER TABLE stories ADD COLUMN chapter_notes text COLLATE "tr-TR-x-icu" NOT NULL DEFAULT '';

CREATE FUNCTION story_bytes(title text, content text, genre text, prompt text, chapter_notes text) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN story_bytes(title, content, genre, prompt) + octet_length(chapter_notes);

-- Notes take space like the texts.
CREATE OR REPLACE FUNCTION measure_stories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM book_story_storage(array_agg(user_id),
        array_agg(story_bytes(title, content, genre, prompt, chapter_notes)))
      FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM book_story_storage(array_agg(user_id),
        array_agg(-story_bytes(title, content, genre, prompt, chapter_notes)))
      FROM old_rows;
  ELSE
    PERFORM book_story_storage(array_agg(user_id), array_agg(bytes)) FROM (
      SELECT user_id, -story_bytes(title, content, genre, prompt, chapter_notes) AS bytes FROM old_rows
      UNION ALL SELECT user_id, story_bytes(title, content, genre, prompt, chapter_notes) FROM new_rows
    ) changed;
  END IF;
  RETURN NULL;
END $$;

-- A revision is kept before a chapter is taken out.
ALTER TABLE story_revisions DROP CONSTRAINT story_revisions_kind_check;
ALTER TABLE story_revisions ADD CONSTRAINT story_revisions_kind_check
  CHECK (kind IN ('auto', 'named', 'before-ai', 'before-restore', 'before-overwrite', 'before-chapter-removal'));
