ALTER TABLE "customer_prices" DROP CONSTRAINT "customer_prices_code_products_code_fk";
--> statement-breakpoint
ALTER TABLE "list_prices" DROP CONSTRAINT "list_prices_code_products_code_fk";
--> statement-breakpoint
ALTER TABLE "volume_prices" DROP CONSTRAINT "volume_prices_code_products_code_fk";
--> statement-breakpoint
DROP INDEX "customer_prices_by_code";--> statement-breakpoint
DROP INDEX "list_prices_by_code";