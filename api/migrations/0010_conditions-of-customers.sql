ALTER TABLE "customers" ADD COLUMN "customer_number" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "account_limit_cents" bigint;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_message" text;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_number" ON "customers" USING btree (folded("customer_number"));