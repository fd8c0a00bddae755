CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_by_category";--> statement-breakpoint
DROP INDEX "products_by_position";--> statement-breakpoint
DROP INDEX "products_by_reference";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "named" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('french'::regconfig, regexp_replace(unaccented("reference"), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple'::regconfig, regexp_replace(unaccented("reference"), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('french'::regconfig, regexp_replace(unaccented("designation"), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple'::regconfig, regexp_replace(unaccented("designation"), '[^a-z0-9]+', ' ', 'g')), 'A')) STORED;--> statement-breakpoint
CREATE INDEX "products_named" ON "products" USING gin ("named");--> statement-breakpoint
CREATE INDEX "products_reference_start" ON "products" USING btree (upper("reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_name_start" ON "products" USING btree ("sort_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("sort_name","code");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_ht","code");--> statement-breakpoint
CREATE INDEX "products_of_category_by_position" ON "products" USING btree ("category_code","position","code");--> statement-breakpoint
CREATE INDEX "products_of_category_by_name" ON "products" USING btree ("category_code","sort_name","code");--> statement-breakpoint
CREATE INDEX "products_of_category_by_price" ON "products" USING btree ("category_code","price_ht","code");--> statement-breakpoint
CREATE INDEX "products_of_category_by_reference" ON "products" USING btree ("category_code","reference","code");--> statement-breakpoint
CREATE INDEX "products_of_subcategory_by_position" ON "products" USING btree ("subcategory_code","position","code");--> statement-breakpoint
CREATE INDEX "products_of_subcategory_by_name" ON "products" USING btree ("subcategory_code","sort_name","code");--> statement-breakpoint
CREATE INDEX "products_of_subcategory_by_price" ON "products" USING btree ("subcategory_code","price_ht","code");--> statement-breakpoint
CREATE INDEX "products_of_subcategory_by_reference" ON "products" USING btree ("subcategory_code","reference","code");--> statement-breakpoint
CREATE INDEX "products_by_position" ON "products" USING btree ("position","code");--> statement-breakpoint
CREATE INDEX "products_by_reference" ON "products" USING btree ("reference","code");