-- Lower case without accents and ligatures. Immutable, unlike unaccent(), so that generated columns and indexes may use it.
create function unaccented(value text) returns text
language sql immutable strict parallel safe
as $$
  select lower(regexp_replace(
    replace(replace(replace(replace(normalize(value, nfd), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'),
    '[\u0300-\u036f]', '', 'g'))
$$;
