import type { Tokens } from 'shared-contracts/api/auth';
import type { CartLine } from 'shared-contracts/api/cart';
import { untilDone } from './until';

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

/** Calls the API; `Data` is the type of the response body. */
export type Call = <Data = unknown>(
  method: string,
  path: string,
  options?: { readonly body?: object; readonly token?: string },
) => Promise<{ readonly status: number; readonly data: Data }>;

/** An email of the outbox. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

let requests = 0;

/** Returns an address in a new /48 network for `X-Forwarded-For`: rate limits count by network. */
function newNetwork(): string {
  requests += 1;
  return `2001:${(0x4000 + (requests >> 16)).toString(16)}:${(requests & 0xffff).toString(16)}::1`;
}

/** Returns a function that calls the API, each time from another network. */
export function callsOf(url: string): Call {
  return async (method, path, { body, token } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': newNetwork(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
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

/** Signs a customer in. @throws when the API refuses */
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

/** Returns browser storage with a session and a cart, as Playwright's `storageState`. */
export async function storedState(
  { apiUrl, url }: { readonly apiUrl: string; readonly url: string },
  { username, cart }: { username: string | null; cart: readonly CartLine[] },
) {
  return stateOf(url, {
    ...(username !== null && storedTokens(await signIn(callsOf(apiUrl), username))),
    ...(cart.length > 0 && { shopping_cart: JSON.stringify(cart) }),
  });
}

/** Returns the emails to an address, newest first. */
export async function mailsTo(call: Call, address: string): Promise<Email[]> {
  const mails = await ok(call<Email[]>('GET', '/dev/mailbox.json'));
  return mails.filter(({ to }) => to.includes(address));
}

/** Waits for an email with a link to a page of the shop; resolves to the link. */
export async function mailedLink(call: Call, address: string, page: string): Promise<string> {
  const linkToPage = new RegExp(`https?://\\S*${page}\\S*`);
  let link = '';
  await untilDone(`an email to ${address} with a link to ${page}`, async () => {
    const texts = (await mailsTo(call, address)).map(({ text }) => text);
    link = linkToPage.exec(texts.join('\n'))?.[0] ?? '';
    return link !== '';
  });
  return link;
}

/** Registers a customer; resolves to the email address and the access token. */
export async function newCustomer(call: Call): Promise<{ emailAddress: string; access: string }> {
  requests += 1;
  const emailAddress = `ana-${process.pid}-${requests}@societe.example`;
  const user = { firstName: 'Ana', lastName: 'Lopez', companyName: 'Atelier', emailAddress, password };
  await ok(call('POST', '/auth/register', { body: user }));
  const { searchParams } = new URL(await mailedLink(call, emailAddress, 'verify-email'));
  const { access_token: access } = await ok(
    call<Tokens>('POST', `/auth/verify?token=${searchParams.get('token')}`),
  );
  return { emailAddress, access };
}
