import type { Tokens } from 'shared-contracts/api/auth';
import { untilDone } from '../waiting/until';

const password = 'Savon-de-Marseille-1986';
const lines = {
  fullName: 'Atelier Durand',
  addressLine1: '3 rue du Lavoir',
  postalCode: '69001',
  city: 'Lyon',
  country: 'FR',
  phone: '04 65 71 00 00',
};
/** The cart of every test user. */
export const cart = [{ productCode: 'NS-5L-E', quantity: 2 }];

/** A call of the API; `Data`: what its answer holds. */
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

/** `access`: of one session; `refresh`: of another, which requests may end. */
export interface Customer {
  readonly emailAddress: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
  readonly addresses: readonly string[];
}

let requests = 0;

/** Calls of the API, each from an address of its own. */
export function callsOf(url: string): Call {
  return async (method, path, { body, token } = {}) => {
    requests += 1;
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-forwarded-for': newAddress(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, data: text === '' ? null : JSON.parse(text) };
  };
}

/** Throttles count by network, up to /48: each request comes from another, as a trusted proxy tells. */
export function newAddress(): string {
  requests += 1;
  return `2001:${(0x4000 + (requests >> 16)).toString(16)}:${(requests & 0xffff).toString(16)}::1`;
}

/** The token of the newest letter, another one than is `known`. */
async function mailedToken(call: Call, recipient: string, known?: string): Promise<string> {
  let token = '';
  await untilDone(`an email to ${recipient}`, async () => {
    const { data } = await call<Email[]>('GET', '/dev/mailbox.json');
    [, token = ''] = /token=([\w-]+)/.exec(data.find(({ to }) => to === recipient)?.text ?? '') ?? [];
    return token !== '' && token !== known;
  });
  return token;
}

/** Registers a user whose address is not verified yet; with the token of the email. */
export async function registered(call: Call): Promise<{ emailAddress: string; token: string }> {
  requests += 1;
  const emailAddress = `personne-${process.pid}-${requests}@demandes.example`;
  const person = { firstName: 'Ana', lastName: 'Lopez', companyName: 'Atelier', emailAddress, password };
  const { status, data } = await call('POST', '/auth/register', { body: person });
  if (status !== 201) throw new Error(`auth/register: ${status} ${JSON.stringify(data)}`);
  return { emailAddress, token: await mailedToken(call, emailAddress) };
}

/** A user with an account, two addresses, a cart, and two sessions, one of which requests may end. */
export async function newCustomer(call: Call): Promise<Customer> {
  const { emailAddress, token } = await registered(call);
  const { data: tokens } = await call<Tokens>('POST', `/auth/verify?token=${token}`);
  const login = { username: emailAddress, password };
  const { data: other } = await call<Tokens>('POST', '/auth/login', { body: login });
  const signedIn = { token: tokens.access_token };
  const addresses: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { data } = await call<{ id: string }>('POST', '/users/addresses', { ...signedIn, body: lines });
    addresses.push(data.id);
  }
  await call('POST', '/cart/add', { ...signedIn, body: cart });
  return { emailAddress, password, access: tokens.access_token, refresh: other.refresh_token, addresses };
}

/** The demo customer who pays on account, with a cart; by the e-mail address, since the identifier may be changed. */
export async function onAccount(call: Call): Promise<Pick<Customer, 'access' | 'addresses'>> {
  const { data } = await call<Tokens>('POST', '/auth/login', {
    body: { username: 'achats@ville-lavandes.example', password },
  });
  const signedIn = { token: data.access_token };
  const addresses = await call<{ id: string }[]>('GET', '/users/addresses', signedIn);
  await call('POST', '/cart/add', { ...signedIn, body: cart });
  return { access: data.access_token, addresses: addresses.data.map(({ id }) => id) };
}

/** The token of an email that lets its user change the password. */
export async function mailedResetToken(call: Call): Promise<string> {
  const { emailAddress, token } = await registered(call);
  await call('POST', `/auth/verify?token=${token}`);
  await call('POST', '/auth/password/reset', { body: { email: emailAddress } });
  return mailedToken(call, emailAddress, token);
}
