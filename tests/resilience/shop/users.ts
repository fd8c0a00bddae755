import type { Tokens } from 'shared-contracts/api/auth';
import { untilDone } from '../waiting/until';

/** Password of the demo customers and of customers that tests register. */
export const password = 'Savon-de-Marseille-1986';

export const address = {
  fullName: 'Atelier Durand',
  addressLine1: '3 rue du Lavoir',
  postalCode: '69001',
  city: 'Lyon',
  country: 'FR',
  phone: '04 65 71 00 00',
};

/** A cart with 137 articles. */
export const cart = [
  { productCode: 'SP-110-N35', quantity: 36 },
  { productCode: 'SP-030-B15', quantity: 101 },
];

/** Calls the API; `Data` is the type of the response body. */
export type Call = <Data = unknown>(
  method: string,
  path: string,
  options?: {
    readonly body?: object;
    readonly token?: string;
    readonly headers?: Readonly<Record<string, string>>;
  },
) => Promise<{ readonly status: number; readonly data: Data }>;

/** An email of the outbox. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** `access`: access token of one session; the customer has a second session, which calls may revoke. */
export interface Customer {
  readonly emailAddress: string;
  readonly access: string;
  readonly addresses: readonly string[];
}

let requests = 0;

/** Returns an address in a new /48 network for `X-Forwarded-For`: rate limits count by network. */
function newNetwork(): string {
  requests += 1;
  return `2001:${(0x4000 + (requests >> 16)).toString(16)}:${(requests & 0xffff).toString(16)}::1`;
}

/** Returns a function that calls the API, each time from another network. */
export function callsOf(url: string): Call {
  return async (method, path, { body, token, headers } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': newNetwork(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, data: isJson && text ? JSON.parse(text) : text };
  };
}

/** Resolves to the body of a successful response. @throws when the status is 300 or more */
export async function ok<Data>(response: Promise<{ status: number; data: Data }>): Promise<Data> {
  const { status, data } = await response;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(data)}`);
  return data;
}

export const signIn = (call: Call, username: string): Promise<Tokens> =>
  ok(call<Tokens>('POST', '/auth/login', { body: { username, password } }));

/** Returns the storage entries of a signed-in customer. */
export const storedTokens = ({ access_token, refresh_token }: Tokens) => ({
  'sph-access': access_token,
  'sph-refresh': refresh_token,
});

/** Returns Playwright's `storageState` with these entries of `localStorage`. */
export function stateOf(origin: string, entries: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Waits for the token in the newest email to the recipient, other than `previous`. */
async function mailedToken(call: Call, recipient: string, previous?: string): Promise<string> {
  let token = '';
  await untilDone(`an email to ${recipient}`, async () => {
    const { data } = await call<Email[]>('GET', '/dev/mailbox.json');
    [, token = ''] = /token=([\w-]+)/.exec(data.find(({ to }) => to === recipient)?.text ?? '') ?? [];
    return token !== '' && token !== previous;
  });
  return token;
}

export function newEmailAddress(): string {
  requests += 1;
  return `ana-${process.pid}-${requests}@societe.example`;
}

/** Registers a user; resolves to the unverified email address and the token from the email. */
export async function registered(call: Call): Promise<{ emailAddress: string; token: string }> {
  const emailAddress = newEmailAddress();
  const user = { firstName: 'Ana', lastName: 'Lopez', companyName: 'Atelier', emailAddress, password };
  await ok(call('POST', '/auth/register', { body: user }));
  return { emailAddress, token: await mailedToken(call, emailAddress) };
}

/** Creates a customer with two addresses and two sessions. */
export async function newCustomer(call: Call): Promise<Customer> {
  const { emailAddress, token: mailed } = await registered(call);
  const { access_token: access } = await ok(call<Tokens>('POST', `/auth/verify?token=${mailed}`));
  await signIn(call, emailAddress);
  const addresses: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { id } = await ok(
      call<{ id: string }>('POST', '/users/addresses', { token: access, body: address }),
    );
    addresses.push(id);
  }
  return { emailAddress, access, addresses };
}

/** Creates a customer; resolves to the token from the email that resets the password. */
export async function mailedResetToken(call: Call): Promise<string> {
  const { emailAddress, token } = await registered(call);
  await call('POST', `/auth/verify?token=${token}`);
  await call('POST', '/auth/password/reset', { body: { email: emailAddress } });
  return mailedToken(call, emailAddress, token);
}

/** Places an unpaid order by card; resolves to its id. */
export async function unpaidOrder(call: Call, { access: token, addresses }: Customer): Promise<string> {
  await ok(call('POST', '/cart/add', { token, body: cart }));
  const [id] = addresses;
  const order = { billingAddressId: id, deliveryAddressId: id, deliveryMode: 'standard', currency: 'EUR' };
  const pay = <Data>(amount: number) =>
    call<Data>('POST', '/purchase/createPayment', { token, body: { ...order, amount } });
  // The refusal of a wrong amount contains the right one.
  const { data } = await pay<{ due: { amount: number } }>(0);
  return (await ok(pay<{ orderId: string }>(data.due.amount))).orderId;
}
