ALTER TABLE "products" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "named" DROP EXPRESSION;--> statement-breakpoint
-- Like searchText(), which reads queries.
create function search_text(value text) returns text
language sql immutable strict parallel safe
as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(unaccented(value),
      '([0-9])[.,](?=[0-9])', '\1v', 'g'),
      '([0-9])m([0-9]{2})(?![a-z0-9])', '\1v\2m', 'g'),
      '([0-9])[ \u00a0\u202f]*(?:cm|mm|m)?[ \u00a0\u202f]*[x×][ \u00a0\u202f]*(?=[0-9])', '\1x', 'g'),
      '(?<![a-z0-9])([0-9][0-9v]*)((?:x[0-9][0-9v]*)*)x([0-9][0-9v]*)', '\1\2x\3 \1 \3', 'g'),
      '(?<![a-z0-9])([0-9][0-9v]*)[ \u00a0\u202f]*(ml|millilitre|millilitres|cl|centilitre|centilitres|l|litre|litres|mg|g|gr|gramme|grammes|kg|kilo|kilos|mm|millimetre|millimetres|cm|centimetre|centimetres|m|metre|metres|w|watt|watts|v|volt|volts)(?![a-z0-9])', '\1 \1\2', 'g'),
      '[^a-z0-9]+', ' ', 'g')
$$;
--> statement-breakpoint
-- Stemmed and whole words of a normalised text: a word that is still being typed does not match a stem.
create function indexed_words(value text, weight "char") returns tsvector
language plpgsql immutable strict parallel safe
as $$ begin return setweight(to_tsvector('french', value), weight) || setweight(to_tsvector('simple', value), weight); end $$;
--> statement-breakpoint
-- Quantities only in texts: in the reference 'AB-5-L' the L does not mean litre.
create function index_words() returns trigger
language plpgsql
as $$ begin
  new.named := indexed_words(regexp_replace(unaccented(new.reference), '[^a-z0-9]+', ' ', 'g'), 'A')
    || indexed_words(search_text(new.designation), 'A');
  new.search := new.named
    || indexed_words(regexp_replace(unaccented(new.synonyms || ' ' || new.keywords), '[^a-z0-9]+', ' ', 'g'), 'B')
    || indexed_words(search_text(new.description), 'C');
  return new;
end $$;
--> statement-breakpoint
-- An import gives the words, for whose texts a server needs five times as long.
create trigger words_of_new before insert on products for each row
when (new.search is null) execute function index_words();
--> statement-breakpoint
create trigger words_of_changed before update on products for each row
when (new.search is not distinct from old.search and (new.reference, new.designation, new.description, new.keywords, new.synonyms)
  is distinct from (old.reference, old.designation, old.description, old.keywords, old.synonyms))
execute function index_words();
