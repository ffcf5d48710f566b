-- A story or an account that goes for good takes these rows along: found by an index, not by reading all of them.
CREATE INDEX story_generations_of_user ON story_generations (user_id, story_id);
