ALTER TABLE "products" ADD COLUMN "gtin" text;--> statement-breakpoint
CREATE INDEX "products_gtin" ON "products" USING btree ("gtin");