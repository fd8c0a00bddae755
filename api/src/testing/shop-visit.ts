import { join } from 'node:path';
import type { Address } from 'shared-contracts/api/addresses';
import type { Tokens } from 'shared-contracts/api/auth';
import type { Order } from 'shared-contracts/api/orders';
import { demoPassword } from '../../seed/customers-and-orders';
import { demo } from '../../seed/seed';
import { readSettings } from '../settings';
import { start } from '../start';
import { documentsProgram } from './api-process';
import { soap } from './test-buyer';

/** Result of a customer's visit. */
interface ShopVisit {
  /** Orders before and after the purchase, newest first. */
  readonly before: readonly Order[];
  readonly after: readonly Order[];
  /** Subjects of all sent emails. */
  readonly subjects: readonly string[];
}

/** Starts the API with these variables; a demo customer signs in, reads orders and places one on account. */
export async function visitShop(variables: Readonly<Record<string, string>>): Promise<ShopVisit> {
  const allVariables = { API_PORT: '0', LOG_LEVEL: 'silent', ...variables };
  const settings = readSettings(allVariables, join(__dirname, '../../..'));
  const app = await start(settings, allVariables, { documents: documentsProgram, demo });
  let token = '';
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
    return response;
  };
  const get = async <Data>(url: string): Promise<Data> => (await call('GET', url)).json();
  try {
    const account = { username: 'achats', password: demoPassword };
    token = (await call('POST', '/auth/login', account)).json<Tokens>().access_token;
    const before = await get<Order[]>('/orders');
    const [address] = await get<Address[]>('/users/addresses');
    await call('POST', '/cart/add', [soap]);
    const delivery = { deliveryMode: 'standard', deliveryAddressId: address?.id };
    await call('POST', '/purchase/createDeferredPayment', { ...delivery, billingAddressId: address?.id });
    const after = await get<Order[]>('/orders');
    const number = after[0]?.orderNumber ?? '';
    for (;;) {
      const mails = await get<{ subject: string }[]>('/dev/mailbox.json');
      const subjects = mails.map(({ subject }) => subject);
      // The email to the company is the last one.
      if (subjects.filter((subject) => subject.includes(number)).length > 1)
        return { before, after, subjects };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    await app.close();
  }
}

const countOf = ({ orderNumber }: Order) => Number(orderNumber.split('-').at(-1));

/** Expects a restored shop to have all data of the visit `sold`, and to continue its order numbers. */
export async function expectSellsOn(sold: ShopVisit, variables: Readonly<Record<string, string>>) {
  const { before, after, subjects } = await visitShop(variables);

  expect(before).toEqual(sold.after);
  const [placed, ...earlier] = after;
  expect(earlier).toEqual(before);
  expect(placed && countOf(placed)).toBe(Math.max(...before.map(countOf)) + 1);
  const ofOrder = ({ orderNumber }: Order) => subjects.filter((subject) => subject.includes(orderNumber));
  expect(after.slice(0, 2).map((order) => ofOrder(order).length)).toEqual([2, 2]);
}
