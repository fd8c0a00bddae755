DROP INDEX "mails_next";--> statement-breakpoint
ALTER TABLE "link_tokens" ADD COLUMN "email_address" text;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_next" ON "mails" USING btree ((case when kind in ('verify', 'reset', 'new-email') then created_at end) desc nulls last, due_at, created_at) WHERE "mails"."sent_at" is null and "mails"."refused_at" is null;