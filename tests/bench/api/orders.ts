import { performance } from 'node:perf_hooks';
import type { Address } from 'shared-contracts/api/addresses';
import type { Tokens } from 'shared-contracts/api/auth';
import type { ProductList } from 'shared-contracts/api/products';
import { percentile } from '../report/statistics';
import { readJson } from '../shop/read-json';
import { address, customerCount, demoPassword, usernameOf } from './customers';

async function call<Data>(url: string, token: string | null, body: object): Promise<Data> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

interface Customer {
  readonly token: string;
  /** Where and how the order is to be delivered. */
  readonly choice: object;
}

async function signIn(apiUrl: string, number: number): Promise<Customer> {
  const body = { username: usernameOf(number), password: demoPassword };
  const { access_token: token } = await call<Tokens>(`${apiUrl}/auth/login`, null, body);
  const { id } = await call<Address>(`${apiUrl}/users/addresses`, token, address);
  return { token, choice: { billingAddressId: id, deliveryAddressId: id, deliveryMode: 'standard' } };
}

/**
 * Orders per second: customers order at the same time, each one order after the other; an order is the call that sends the
 * cart and the call that places the order. Mails are sent meanwhile, as always.
 */
export async function measureOrders(apiUrl: string, seconds: number) {
  const customers: Customer[] = [];
  for (let number = 1; number <= customerCount; number += 1) customers.push(await signIn(apiUrl, number));
  const { items } = await readJson<ProductList>(`${apiUrl}/products?limit=5`);
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;

  async function orderOneAfterTheOther({ token, choice }: Customer): Promise<void> {
    for (let quantity = 1; performance.now() < until; quantity += 1) {
      const cart = items.map(({ Code: productCode }) => ({ productCode, quantity }));
      await call(`${apiUrl}/cart/add`, token, cart);
      const begun = performance.now();
      await call(`${apiUrl}/purchase/createDeferredPayment`, token, choice);
      times.push(performance.now() - begun);
    }
  }

  const begun = performance.now();
  await Promise.all(customers.map(orderOneAfterTheOther));
  const elapsed = (performance.now() - begun) / 1000;
  return {
    customers: customerCount,
    orders: times.length,
    perSecond: times.length / elapsed,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}
