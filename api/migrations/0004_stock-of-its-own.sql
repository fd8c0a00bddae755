CREATE TABLE "stock" (
	"code" text PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
insert into stock select code, stock from products where stock is not null;
--> statement-breakpoint
create trigger catalogue_change after insert or update or delete on stock execute function record_catalogue_change();
--> statement-breakpoint
-- products.stock stays, unused: the processes of the previous version read it until they are replaced.
comment on column products.stock is 'Unused since table stock; the next version may drop it.';
