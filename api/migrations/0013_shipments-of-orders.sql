CREATE TABLE "shipment_lines" (
	"shipment_id" uuid NOT NULL,
	"product_code" text NOT NULL,
	"quantity" bigint NOT NULL,
	CONSTRAINT "shipment_lines_shipment_id_product_code_pk" PRIMARY KEY("shipment_id","product_code")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"shipped_on" date NOT NULL,
	"delivered_on" date,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "mails_one_per_order_event";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fulfilment" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prepared_on" date;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "shipment_id" uuid;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_by_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_per_shipment" ON "mails" USING btree ("shipment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_per_order_event" ON "mails" USING btree ("order_id","kind") WHERE "mails"."shipment_id" is null;