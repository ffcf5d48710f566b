-- Text as search compares it.

-- Normalizes a text for search: one case (I, ı, İ and i are equal), no accents ('hikaye' finds 'hikâye', 'isik' finds
-- 'ışık'), single spaces between words and one before the first, so that '% ab%' matches the beginning of a word.
CREATE OR REPLACE FUNCTION fold_for_search(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || btrim(regexp_replace(
  translate(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu"), 'ı', 'i'),
  '[^[:alnum:]]+', ' ', 'g'));
