-- Customers like 'achats', who order on account.
insert into customers (first_name, last_name, company_name, username, email_address, password_hash, deferred_payment, email_verified_at)
select first_name, last_name, company_name, 'buyer-' || n, 'buyer-' || n || '@client.example', password_hash, true, now()
from customers, generate_series(0, :buyers - 1) n where username = 'achats';
insert into addresses (customer_id, full_name, address_line1, postal_code, city, country, phone)
select buyer.id, full_name, address_line1, postal_code, city, country, phone
from customers buyer, lateral (
  select * from addresses where customer_id = (select id from customers where username = 'achats') limit 1) model
where username like 'buyer-%';
