import { performance } from 'node:perf_hooks';
import { percentile } from '../report/statistics.mjs';
import { customerCount, demoPassword, usernameOf } from './customers.mjs';

const address = {
  fullName: 'Service des achats',
  addressLine1: '4 rue des Essais',
  postalCode: '91000',
  city: 'Évry-Courcouronnes',
  country: 'France',
  phone: '+33199001986',
};

async function call(url, token, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function signIn(apiUrl, number) {
  const body = { username: usernameOf(number), password: demoPassword };
  const { access_token: token } = await call(`${apiUrl}/auth/login`, null, body);
  const { id } = await call(`${apiUrl}/users/addresses`, token, address);
  return { token, choice: { billingAddressId: id, deliveryAddressId: id, deliveryMode: 'standard' } };
}

/**
 * Orders per second: customers order at the same time, each one order after the other; an order is the call that sends the
 * cart and the call that places the order. Mails are sent meanwhile, as always.
 */
export async function measureOrders(apiUrl, seconds) {
  const customers = [];
  for (let number = 1; number <= customerCount; number += 1) customers.push(await signIn(apiUrl, number));
  const { items } = await (await fetch(`${apiUrl}/products?limit=5`)).json();
  const times = [];
  const until = performance.now() + seconds * 1000;

  async function orderOneAfterTheOther({ token, choice }) {
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
