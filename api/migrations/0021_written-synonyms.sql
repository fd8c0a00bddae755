ALTER TABLE "search_synonyms" ADD COLUMN "written" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "search_synonyms" SET "written" = "phrase";
