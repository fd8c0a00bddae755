ALTER TABLE "carts" RENAME COLUMN "version" TO "id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "cart_version" TO "cart_id";--> statement-breakpoint
DROP INDEX "orders_one_per_cart_version";--> statement-breakpoint
DROP INDEX "orders_to_confirm";--> statement-breakpoint
DROP INDEX "payment_attempts_unsettled";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "stock_taken" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fingerprint" text;--> statement-breakpoint
UPDATE "orders" SET "fingerprint" = "id"::text;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "fingerprint" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancellation" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "tried_at" = coalesce((SELECT min("received_at") FROM "payment_events" WHERE "order_id" = "orders"."id"), "paid_at") WHERE "payment" = 'card';--> statement-breakpoint
UPDATE "orders" SET "cancelled_at" = "created_at", "cancellation" = 'company' WHERE "status" = 'CANCELLED';--> statement-breakpoint
UPDATE "orders" SET "status" = 'CANCELLED', "cancelled_at" = "replaced_at", "cancellation" = 'abandoned' WHERE "status" = 'PAYMENT_PENDING' AND "replaced_at" IS NOT NULL AND "payment" = 'card';--> statement-breakpoint
UPDATE "orders" SET "check_at" = now() WHERE "payment" = 'card' AND ("status" = 'PAYMENT_PENDING' OR "cancellation" = 'abandoned' OR ("status" = 'PAID' AND "confirmed_at" IS NULL));--> statement-breakpoint
CREATE INDEX "orders_by_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_per_wish" ON "orders" USING btree ("cart_id","fingerprint") WHERE "orders"."status" = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("check_at") WHERE "orders"."check_at" is not null;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "replaced_at";--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP COLUMN "checked_at";