-- Lower case without accents and ligatures. Immutable, unlike unaccent(), so that generated columns and indexes may use it.
create function unaccented(value text) returns text
language sql immutable strict parallel safe
as $$
  select lower(regexp_replace(
    replace(replace(replace(replace(normalize(value, nfd), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'),
    '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
CREATE SEQUENCE "public"."order_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rank" bigint GENERATED ALWAYS AS IDENTITY (sequence name "addresses_rank_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"is_default_shipping" boolean DEFAULT false NOT NULL,
	"is_default_billing" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text NOT NULL,
	"siret" text,
	"vat_number" text,
	"username" text NOT NULL,
	"email_address" text NOT NULL,
	"password_hash" text NOT NULL,
	"discount_rate" numeric(5, 2) DEFAULT 0 NOT NULL,
	"deferred_payment" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"registration_mark" text,
	"deletion_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"remember" boolean NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"svg" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"code" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"designation" text NOT NULL,
	"description" text NOT NULL,
	"price_ht" numeric(12, 4) NOT NULL,
	"vat_rate" numeric(5, 2),
	"category_code" text,
	"subcategory_code" text,
	"variant_group" text,
	"variant_name" text,
	"stock" integer,
	"technical_sheet" text,
	"safety_sheet" text,
	"pack_count" integer,
	"pack_unit" text,
	"content" text,
	"size" text,
	"color" text,
	"material" text,
	"ecolabel" text,
	"labelling" jsonb,
	"picture_hash" text,
	"photo_url" text,
	"keywords" text DEFAULT '' NOT NULL,
	"synonyms" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (unaccented("designation")) STORED,
	"natural_name" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(unaccented("designation"), '([0-9]+)', '000000\1', 'g'), '0*([0-9]{6})(?![0-9])', '\1', 'g')) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('french'::regconfig, regexp_replace(unaccented("reference"), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple'::regconfig, regexp_replace(unaccented("reference"), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('french'::regconfig, regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(unaccented("designation"), '([0-9])[.,](?=[0-9])', '\1v', 'g'), '([0-9])m([0-9]{2})(?![a-z0-9])', '\1v\2m', 'g'), '([0-9])[ \u00a0\u202f]*(?:cm|mm|m)?[ \u00a0\u202f]*[x×][ \u00a0\u202f]*(?=[0-9])', '\1x', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)((?:x[0-9][0-9v]*)*)x([0-9][0-9v]*)', '\1\2x\3 \1 \3', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)[ \u00a0\u202f]*(ml|millilitre|millilitres|cl|centilitre|centilitres|l|litre|litres|mg|g|gr|gramme|grammes|kg|kilo|kilos|mm|millimetre|millimetres|cm|centimetre|centimetres|m|metre|metres|w|watt|watts|v|volt|volts)(?![a-z0-9])', '\1 \1\2', 'g'), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(unaccented("designation"), '([0-9])[.,](?=[0-9])', '\1v', 'g'), '([0-9])m([0-9]{2})(?![a-z0-9])', '\1v\2m', 'g'), '([0-9])[ \u00a0\u202f]*(?:cm|mm|m)?[ \u00a0\u202f]*[x×][ \u00a0\u202f]*(?=[0-9])', '\1x', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)((?:x[0-9][0-9v]*)*)x([0-9][0-9v]*)', '\1\2x\3 \1 \3', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)[ \u00a0\u202f]*(ml|millilitre|millilitres|cl|centilitre|centilitres|l|litre|litres|mg|g|gr|gramme|grammes|kg|kilo|kilos|mm|millimetre|millimetres|cm|centimetre|centimetres|m|metre|metres|w|watt|watts|v|volt|volts)(?![a-z0-9])', '\1 \1\2', 'g'), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('french'::regconfig, regexp_replace(unaccented("synonyms"), '[^a-z0-9]+', ' ', 'g')), 'B') || setweight(to_tsvector('simple'::regconfig, regexp_replace(unaccented("synonyms"), '[^a-z0-9]+', ' ', 'g')), 'B') || setweight(to_tsvector('french'::regconfig, regexp_replace(unaccented("keywords"), '[^a-z0-9]+', ' ', 'g')), 'B') || setweight(to_tsvector('simple'::regconfig, regexp_replace(unaccented("keywords"), '[^a-z0-9]+', ' ', 'g')), 'B') || setweight(to_tsvector('french'::regconfig, regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(unaccented("description"), '([0-9])[.,](?=[0-9])', '\1v', 'g'), '([0-9])m([0-9]{2})(?![a-z0-9])', '\1v\2m', 'g'), '([0-9])[ \u00a0\u202f]*(?:cm|mm|m)?[ \u00a0\u202f]*[x×][ \u00a0\u202f]*(?=[0-9])', '\1x', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)((?:x[0-9][0-9v]*)*)x([0-9][0-9v]*)', '\1\2x\3 \1 \3', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)[ \u00a0\u202f]*(ml|millilitre|millilitres|cl|centilitre|centilitres|l|litre|litres|mg|g|gr|gramme|grammes|kg|kilo|kilos|mm|millimetre|millimetres|cm|centimetre|centimetres|m|metre|metres|w|watt|watts|v|volt|volts)(?![a-z0-9])', '\1 \1\2', 'g'), '[^a-z0-9]+', ' ', 'g')), 'C') || setweight(to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(unaccented("description"), '([0-9])[.,](?=[0-9])', '\1v', 'g'), '([0-9])m([0-9]{2})(?![a-z0-9])', '\1v\2m', 'g'), '([0-9])[ \u00a0\u202f]*(?:cm|mm|m)?[ \u00a0\u202f]*[x×][ \u00a0\u202f]*(?=[0-9])', '\1x', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)((?:x[0-9][0-9v]*)*)x([0-9][0-9v]*)', '\1\2x\3 \1 \3', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)[ \u00a0\u202f]*(ml|millilitre|millilitres|cl|centilitre|centilitres|l|litre|litres|mg|g|gr|gramme|grammes|kg|kilo|kilos|mm|millimetre|millimetres|cm|centimetre|centimetres|m|metre|metres|w|watt|watts|v|volt|volts)(?![a-z0-9])', '\1 \1\2', 'g'), '[^a-z0-9]+', ' ', 'g')), 'C')) STORED,
	"named" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('french'::regconfig, regexp_replace(unaccented("reference"), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple'::regconfig, regexp_replace(unaccented("reference"), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('french'::regconfig, regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(unaccented("designation"), '([0-9])[.,](?=[0-9])', '\1v', 'g'), '([0-9])m([0-9]{2})(?![a-z0-9])', '\1v\2m', 'g'), '([0-9])[ \u00a0\u202f]*(?:cm|mm|m)?[ \u00a0\u202f]*[x×][ \u00a0\u202f]*(?=[0-9])', '\1x', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)((?:x[0-9][0-9v]*)*)x([0-9][0-9v]*)', '\1\2x\3 \1 \3', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)[ \u00a0\u202f]*(ml|millilitre|millilitres|cl|centilitre|centilitres|l|litre|litres|mg|g|gr|gramme|grammes|kg|kilo|kilos|mm|millimetre|millimetres|cm|centimetre|centimetres|m|metre|metres|w|watt|watts|v|volt|volts)(?![a-z0-9])', '\1 \1\2', 'g'), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(unaccented("designation"), '([0-9])[.,](?=[0-9])', '\1v', 'g'), '([0-9])m([0-9]{2})(?![a-z0-9])', '\1v\2m', 'g'), '([0-9])[ \u00a0\u202f]*(?:cm|mm|m)?[ \u00a0\u202f]*[x×][ \u00a0\u202f]*(?=[0-9])', '\1x', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)((?:x[0-9][0-9v]*)*)x([0-9][0-9v]*)', '\1\2x\3 \1 \3', 'g'), '(?<![a-z0-9])([0-9][0-9v]*)[ \u00a0\u202f]*(ml|millilitre|millilitres|cl|centilitre|centilitres|l|litre|litres|mg|g|gr|gramme|grammes|kg|kilo|kilos|mm|millimetre|millimetres|cm|centimetre|centimetres|m|metre|metres|w|watt|watts|v|volt|volts)(?![a-z0-9])', '\1 \1\2', 'g'), '[^a-z0-9]+', ' ', 'g')), 'A')) STORED
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"phrase" text NOT NULL,
	"group" integer NOT NULL,
	CONSTRAINT "search_synonyms_group_phrase_pk" PRIMARY KEY("group","phrase")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"articles" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"code" text PRIMARY KEY NOT NULL,
	"category_code" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"lines" jsonb NOT NULL,
	"order_id" uuid
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_code" text NOT NULL,
	"designation" text NOT NULL,
	"quantity" bigint NOT NULL,
	"price_ht" numeric(12, 4) NOT NULL,
	"vat_rate" numeric(5, 2),
	"image_url" text NOT NULL,
	"pack_count" integer,
	"pack_unit" text,
	"stock_taken" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"customer_id" uuid,
	"buyer" jsonb,
	"status" text NOT NULL,
	"payment" text NOT NULL,
	"delivery_mode" text NOT NULL,
	"discount_rate" numeric(5, 2) NOT NULL,
	"delivery_fee_cents" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"billing" jsonb NOT NULL,
	"delivery" jsonb NOT NULL,
	"purchase_order_number" text,
	"engagement_number" text,
	"service_code" text,
	"delivery_instructions" text,
	"siret" text,
	"vat_number" text,
	"cart_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancellation" text,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"feed_position" bigint,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"form_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"order_id" uuid NOT NULL,
	"transaction_uuid" text NOT NULL,
	"detailed_status" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"source" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_order_id_transaction_uuid_detailed_status_pk" PRIMARY KEY("order_id","transaction_uuid","detailed_status")
);
--> statement-breakpoint
CREATE TABLE "shopping_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"body" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answers_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"job" text PRIMARY KEY NOT NULL,
	"leased_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid,
	"order_id" uuid,
	"content" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_subcategory_code_subcategories_code_fk" FOREIGN KEY ("subcategory_code") REFERENCES "public"."subcategories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_picture_hash_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_code_categories_code_fk" FOREIGN KEY ("category_code") REFERENCES "public"."categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_by_customer" ON "addresses" USING btree ("customer_id","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default_shipping" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default_shipping";--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default_billing" ON "addresses" USING btree ("customer_id") WHERE "addresses"."is_default_billing";--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree (lower("email_address"));--> statement-breakpoint
CREATE UNIQUE INDEX "customers_username" ON "customers" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "customers_to_erase" ON "customers" USING btree ("deletion_requested_at") WHERE "customers"."deletion_requested_at" is not null;--> statement-breakpoint
CREATE INDEX "link_tokens_by_customer" ON "link_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_parent" ON "refresh_tokens" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "sessions_by_customer" ON "sessions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_named" ON "products" USING gin ("named");--> statement-breakpoint
CREATE INDEX "products_reference_start" ON "products" USING btree (upper("reference") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_name_start" ON "products" USING btree ("sort_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_by_variant_group" ON "products" USING btree ("variant_group");--> statement-breakpoint
CREATE INDEX "products_by_position" ON "products" USING btree ("position","code");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("sort_name","code");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_ht","code");--> statement-breakpoint
CREATE INDEX "products_by_reference" ON "products" USING btree ("reference","code");--> statement-breakpoint
CREATE INDEX "products_of_category_by_position" ON "products" USING btree ("category_code","position","code");--> statement-breakpoint
CREATE INDEX "products_of_category_by_name" ON "products" USING btree ("category_code","sort_name","code");--> statement-breakpoint
CREATE INDEX "products_of_category_by_price" ON "products" USING btree ("category_code","price_ht","code");--> statement-breakpoint
CREATE INDEX "products_of_category_by_reference" ON "products" USING btree ("category_code","reference","code");--> statement-breakpoint
CREATE INDEX "products_of_subcategory_by_position" ON "products" USING btree ("subcategory_code","position","code");--> statement-breakpoint
CREATE INDEX "products_of_subcategory_by_name" ON "products" USING btree ("subcategory_code","sort_name","code");--> statement-breakpoint
CREATE INDEX "products_of_subcategory_by_price" ON "products" USING btree ("subcategory_code","price_ht","code");--> statement-breakpoint
CREATE INDEX "products_of_subcategory_by_reference" ON "products" USING btree ("subcategory_code","reference","code");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_customer_and_status" ON "orders" USING btree ("customer_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_cart" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_per_wish" ON "orders" USING btree ("cart_id","fingerprint") WHERE "orders"."status" = 'PAYMENT_PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_feed_position" ON "orders" USING btree ("feed_position");--> statement-breakpoint
CREATE INDEX "orders_to_feed" ON "orders" USING btree ("created_at","id") WHERE "orders"."feed_position" is null and ("orders"."payment" = 'deferred' or "orders"."tried_at" is not null);--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("check_at") WHERE "orders"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_by_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."state" in ('requested', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_lists_by_name" ON "shopping_lists" USING btree ("customer_id",unaccented("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_per_order_event" ON "mails" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "mails_of_alarm" ON "mails" USING btree ("kind") WHERE "mails"."kind" in ('late-payment', 'second-payment', 'contradicted-payment');--> statement-breakpoint
CREATE INDEX "mails_refused" ON "mails" USING btree ("refused_at") WHERE "mails"."refused_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."sent_at" is null and "mails"."refused_at" is null;--> statement-breakpoint
-- The version of the catalogue rises with the transaction that changes it, whoever writes.
create function record_catalogue_change() returns trigger
language plpgsql
as $$ begin insert into catalogue_changes values (1); return null; end $$;
--> statement-breakpoint
create trigger catalogue_change after insert or update or delete on products execute function record_catalogue_change();
--> statement-breakpoint
create trigger catalogue_change after insert or update or delete on categories execute function record_catalogue_change();
--> statement-breakpoint
create trigger catalogue_change after insert or update or delete on subcategories execute function record_catalogue_change();
--> statement-breakpoint
-- A change that readers of the feed see takes the order out of its position there.
create function empty_feed_position() returns trigger
language plpgsql
as $$ begin new.feed_position := null; return new; end $$;
--> statement-breakpoint
create trigger order_change before update on orders for each row
when (to_jsonb(new) - '{feed_position,check_at,checks}'::text[] is distinct from to_jsonb(old) - '{feed_position,check_at,checks}'::text[])
execute function empty_feed_position();
