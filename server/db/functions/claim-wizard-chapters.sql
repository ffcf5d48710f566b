-- Binds chapters of the wizard to generations.

-- Stories of this user whose first delivered chapter was started since then.
CREATE OR REPLACE FUNCTION wizard_stories_since(p_user uuid, p_since timestamptz) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT DISTINCT c.story_id FROM generations g JOIN wizard_chapters c ON c.generation_id = g.id
    WHERE g.user_id = p_user AND g.created_at >= p_since AND c.chapter = 1
      AND g.status IN ('completed', 'stopped') AND g.result <> '';
$$;

-- Binds a chapter to the running generation that was reserved for it. Outcomes: 'claimed'; 'taken' (it is not the one after the
-- last delivered); 'used_up' (`p_per_day` other stories were begun since `p_day_start`; null is unlimited); 'foreign'
-- (someone else's story); 'lost' (the place no longer runs). All but 'claimed' give the place back. `p_choice`: columns of
-- the `story` and of the `chapter`.
CREATE OR REPLACE FUNCTION claim_wizard_chapter(
  p_generation uuid, p_user uuid, p_guest uuid, p_choice jsonb, p_per_day integer, p_day_start timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_choice wizard_stories := jsonb_populate_record(NULL::wizard_stories, p_choice->'story');
  v_chapter wizard_chapters := jsonb_populate_record(NULL::wizard_chapters, p_choice->'chapter');
  v_story wizard_stories;
  v_last integer;
BEGIN
  IF v_chapter.chapter = 1 AND p_per_day IS NOT NULL
      AND p_per_day <= (SELECT count(*) FROM wizard_stories_since(p_user, p_day_start) id WHERE id <> v_choice.id) THEN
    PERFORM release_generation_place(p_generation);
    RETURN 'used_up';
  END IF;

  IF v_chapter.chapter = 1 THEN
    INSERT INTO wizard_stories (id, user_id, guest_id, narrator, genre, character_id, beginning_id)
      VALUES (v_choice.id, p_user, p_guest, v_choice.narrator, v_choice.genre, v_choice.character_id,
        v_choice.beginning_id)
      ON CONFLICT (id) DO NOTHING;
  END IF;
  SELECT * INTO v_story FROM wizard_stories s WHERE s.id = v_choice.id
    AND (s.user_id = p_user OR s.guest_id = p_guest) FOR UPDATE;
  IF NOT FOUND THEN
    PERFORM release_generation_place(p_generation);
    RETURN 'foreign';
  END IF;

  SELECT coalesce(max(c.chapter), 0) INTO v_last
    FROM wizard_chapters c JOIN generations g ON g.id = c.generation_id
    WHERE c.story_id = v_choice.id AND g.status IN ('completed', 'stopped') AND g.result <> '';
  IF v_chapter.chapter <> v_last + 1 THEN
    PERFORM release_generation_place(p_generation);
    RETURN 'taken';
  END IF;

  -- Held until the end, so that nobody frees the place in between and lets another chapter begin.
  PERFORM FROM generations WHERE id = p_generation AND status = 'running' FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'lost';
  END IF;
  -- Nothing was told yet: a story whose first try failed may be begun otherwise.
  IF v_last = 0 THEN
    UPDATE wizard_stories SET narrator = v_choice.narrator, genre = v_choice.genre,
        character_id = v_choice.character_id, beginning_id = v_choice.beginning_id
      WHERE id = v_choice.id;
  END IF;
  INSERT INTO wizard_chapters (generation_id, story_id, chapter, answers, ending_id)
    VALUES (p_generation, v_choice.id, v_chapter.chapter, v_chapter.answers, v_chapter.ending_id);
  RETURN 'claimed';
END $$;
