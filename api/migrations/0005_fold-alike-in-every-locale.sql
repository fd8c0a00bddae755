-- Lower case of Latin letters, like folded(): lower() alone depends on LC_CTYPE, and makes 'ı' of 'I' in Turkish.
create or replace function unaccented(value text) returns text
language sql immutable strict parallel safe
as $$
  select lower(translate(regexp_replace(
    replace(replace(replace(replace(normalize(value, nfd), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'),
    '[\u0300-\u036f]', '', 'g'), 'ØÐÞŁĐĦŊŦ', 'øðþłđħŋŧ') collate "C")
$$;
--> statement-breakpoint
DROP INDEX "products_reference_start";--> statement-breakpoint
CREATE INDEX "products_reference_start" ON "products" USING btree (folded("reference") text_pattern_ops);--> statement-breakpoint
-- Writes the generated columns again where the locale folded another way.
update products set position = position where lower('I') <> 'i' or sort_name is distinct from unaccented(designation);--> statement-breakpoint
DROP INDEX "shopping_lists_by_name";--> statement-breakpoint
-- Lists whose names differed only in the locale: the older one keeps its name.
update shopping_lists set name = left(name, 50) || '-' || left(id::text, 8)
where exists (select from shopping_lists older where older.customer_id = shopping_lists.customer_id
  and unaccented(older.name) = unaccented(shopping_lists.name)
  and (older.created_at, older.id) < (shopping_lists.created_at, shopping_lists.id));
--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_lists_by_name" ON "shopping_lists" USING btree ("customer_id",unaccented("name"));
