DROP INDEX "mails_one_per_order_event";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_per_order_event" ON "mails" USING btree ("order_id","kind") WHERE "mails"."shipment_id" is null and "mails"."kind" <> 'order-part-cancelled';