ALTER TABLE "customers" ADD COLUMN "registration_mark" text;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "parent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "link_tokens_by_customer" ON "link_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_parent" ON "refresh_tokens" USING btree ("parent");