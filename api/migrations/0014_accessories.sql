ALTER TABLE "products" ADD COLUMN "accessories" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_accessory" ON "products" USING gin ("accessories");