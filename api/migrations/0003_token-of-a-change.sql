ALTER TABLE "catalogue_changes" ALTER COLUMN "count" SET DATA TYPE numeric;--> statement-breakpoint
-- A counter would repeat after a restore that loses a change: caches would show the lost state as current.
create or replace function record_catalogue_change() returns trigger
language plpgsql
as $$ begin insert into catalogue_changes values (hashtextextended(gen_random_uuid()::text, 0)); return null; end $$;
