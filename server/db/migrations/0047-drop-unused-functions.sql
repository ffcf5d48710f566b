-- Nothing calls these any more: generations take from several counters at once (take_from_rate_limits,
-- return_to_rate_limits).
DROP FUNCTION take_from_rate_limit(text, integer, integer, timestamptz);
DROP FUNCTION return_to_rate_limit(text, integer);
