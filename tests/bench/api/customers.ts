import type { Query } from '../../../tools/setup/database.mjs';

/** How many customers order at the same time. */
export const customerCount = 10;
export const demoPassword = 'Savon-de-Marseille-1986';
export const usernameOf = (number: number) => `bench-${number}`;

/** Where they want their orders. */
export const address = {
  fullName: 'Service des achats',
  addressLine1: '4 rue des Essais',
  postalCode: '91000',
  city: 'Évry-Courcouronnes',
  country: 'FR',
  phone: '+33199001986',
};

/** Adds customers who may pay later, with the password of the demo data. */
export const addCustomers = (query: Query): Promise<unknown> =>
  query(
    `insert into customers (first_name, last_name, company_name, username, email_address, password_hash, deferred_payment, email_verified_at)
     select first_name, last_name, company_name, 'bench-' || n, 'bench-' || n || '@acheteurs.example', password_hash, true, now()
     from customers, generate_series(1, ${customerCount}) n where username = 'achats'`,
  );
