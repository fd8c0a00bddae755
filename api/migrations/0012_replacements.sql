CREATE TABLE "replacements" (
	"code" text PRIMARY KEY NOT NULL,
	"successor_code" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_successor_code_products_code_fk" FOREIGN KEY ("successor_code") REFERENCES "public"."products"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replacements_by_successor" ON "replacements" USING btree ("successor_code");--> statement-breakpoint
create trigger catalogue_change after insert or update or delete on replacements execute function record_catalogue_change();
