DROP INDEX "mails_of_alarm";--> statement-breakpoint
CREATE INDEX "mails_by_kind" ON "mails" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "mails_by_customer" ON "mails" USING btree ("customer_id");