-- Customers and orders of a company: a hundredth of the orders are those of the customer 'camille'.
set statement_timeout = 0;
insert into customers (first_name, last_name, company_name, username, email_address, password_hash, email_verified_at)
select 'Jean', 'Martin ' || n, 'Propreté ' || n, 'client-' || n, 'client-' || n || '@client.example', '', now()
from generate_series(1, :customers) n;
create temporary table buyers as
select id, row_number() over (order by username = 'camille', id) - 1 as place from customers;
create index on buyers (place);
-- From the oldest to the newest order, over three years.
create temporary table placed as
select gen_random_uuid() as id, n, case when n % 100 = 0 then (select max(place) from buyers) else n % :customers end as place,
  now() - make_interval(secs => 94608000 * (1 - n / :orders::float8)) as created_at
from generate_series(1, :orders) n;
insert into orders (id, number, customer_id, status, payment, delivery_mode, discount_rate, delivery_fee_cents, amount_cents,
  billing, delivery, cart_id, fingerprint, created_at, tried_at, paid_at, confirmed_at, feed_position)
select placed.id, 'OLD-' || n, buyers.id, case when n % 100 = 7 then 'CANCELLED' else 'PAID' end, 'card', 'standard', 0, 0, 100 + n % 50000,
  model.billing, model.delivery, gen_random_uuid(), '', placed.created_at, placed.created_at, placed.created_at, placed.created_at,
  nextval('order_changes')
from placed join buyers using (place), (select billing, delivery from orders limit 1) model;
insert into order_lines (order_id, position, product_code, designation, quantity, price_ht, vat_rate, image_url)
select id, line, 'ART-' || (n * 7 + line) % 10000, 'Article ' || n, 1 + line, 1.5, 20, ''
from placed, generate_series(0, 1) line;
insert into payment_attempts (order_id, state) select id, 'paid' from placed;
insert into mails (kind, order_id, created_at, sent_at) select 'order-paid', id, created_at, created_at from placed;
vacuum analyze;
