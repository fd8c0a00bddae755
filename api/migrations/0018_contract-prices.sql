CREATE TABLE "customer_prices" (
	"customer_id" uuid NOT NULL,
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_ht" numeric(12, 4) NOT NULL,
	CONSTRAINT "customer_prices_customer_id_code_quantity_pk" PRIMARY KEY("customer_id","code","quantity")
);
--> statement-breakpoint
CREATE TABLE "list_prices" (
	"price_list" text NOT NULL,
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_ht" numeric(12, 4) NOT NULL,
	CONSTRAINT "list_prices_price_list_code_quantity_pk" PRIMARY KEY("price_list","code","quantity")
);
--> statement-breakpoint
CREATE TABLE "volume_prices" (
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_ht" numeric(12, 4) NOT NULL,
	CONSTRAINT "volume_prices_code_quantity_pk" PRIMARY KEY("code","quantity")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "price_list" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "net_price_ht" numeric(12, 4);--> statement-breakpoint
ALTER TABLE "customer_prices" ADD CONSTRAINT "customer_prices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_prices" ADD CONSTRAINT "customer_prices_code_products_code_fk" FOREIGN KEY ("code") REFERENCES "public"."products"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_prices" ADD CONSTRAINT "list_prices_code_products_code_fk" FOREIGN KEY ("code") REFERENCES "public"."products"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volume_prices" ADD CONSTRAINT "volume_prices_code_products_code_fk" FOREIGN KEY ("code") REFERENCES "public"."products"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_prices_by_code" ON "customer_prices" USING btree ("code");--> statement-breakpoint
CREATE INDEX "list_prices_by_code" ON "list_prices" USING btree ("code");--> statement-breakpoint
create trigger catalogue_change after insert or update or delete on volume_prices execute function record_catalogue_change();
