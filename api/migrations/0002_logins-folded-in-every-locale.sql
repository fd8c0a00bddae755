-- Lower case of every Latin letter, in NFC. Unlike lower() alone it does not depend on LC_CTYPE.
create function folded(value text) returns text
language sql immutable strict parallel safe
as $$
  select normalize(lower(translate(normalize(value, nfd), 'ÆŒØÐÞŁĐĦŊŦ', 'æœøðþłđħŋŧ') collate "C"), nfc)
$$;
--> statement-breakpoint
-- Usernames that differed only in a locale without these letters: the older account keeps its username, the
-- others sign in by email or as 'name-1a2b3c4d'.
update customers set username = username || '-' || left(id::text, 8)
where exists (select from customers older where folded(older.username) = folded(customers.username)
  and (older.created_at, older.id) < (customers.created_at, customers.id));
--> statement-breakpoint
DROP INDEX "customers_email";--> statement-breakpoint
DROP INDEX "customers_username";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree (folded("email_address"));--> statement-breakpoint
CREATE UNIQUE INDEX "customers_username" ON "customers" USING btree (folded("username"));