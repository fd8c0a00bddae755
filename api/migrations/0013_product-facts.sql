ALTER TABLE "products" ADD COLUMN "pack_count" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pack_unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "material" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "pack_count" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "pack_unit" text;