ALTER TABLE "orders" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "deletion_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
CREATE INDEX "customers_to_erase" ON "customers" USING btree ("deletion_requested_at") WHERE "customers"."deletion_requested_at" is not null;