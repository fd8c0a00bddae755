import type { Tokens } from 'shared-contracts/api/auth';
import type { Email } from '../shop/test-users';
import { untilDone } from '../waiting/until';
import { Buyer, type Kind } from './buyers';
import { post } from './send';
import type { Servers } from './servers';

const demoPassword = 'Savon-de-Marseille-1986';

export async function signInBuyer(servers: Servers, username: string, kind: Kind): Promise<Buyer> {
  const login = { username, password: demoPassword };
  const { access_token } = await post<Tokens>(`${servers.api.url}/auth/login`, login);
  const buyer = new Buyer(username, servers, access_token, kind);
  await buyer.prepare();
  return buyer;
}

/** A customer of their own, verified by the mailed link: each has one cart, so each buyer is one customer. */
export async function registerBuyer(servers: Servers, name: string): Promise<string> {
  const emailAddress = `${name}@charge.example`;
  await post(`${servers.api.url}/auth/register`, {
    firstName: name,
    lastName: 'Charge',
    companyName: 'Charge',
    emailAddress,
    password: demoPassword,
  });
  let token: string | undefined;
  await untilDone(`a email to ${emailAddress}`, async () => {
    const mails: Email[] = await (await fetch(`${servers.api.url}/dev/mailbox.json`)).json();
    token = /token=([\w-]+)/.exec(mails.find(({ to }) => to === emailAddress)?.text ?? '')?.[1];
    return token !== undefined;
  });
  await fetch(`${servers.api.url}/auth/verify?token=${token}`, { method: 'POST' });
  return emailAddress;
}

/** One orders to pay later, 19 pay by card; of a third of these the provider never tells the shop. */
export async function meetManyBuyers(servers: Servers): Promise<Buyer[]> {
  const buyers = [await signInBuyer(servers, 'achats', 'deferred')];
  for (let number = 1; number <= 19; number += 1) {
    const kind = number % 3 === 0 ? 'neverNotified' : 'notified';
    buyers.push(await signInBuyer(servers, await registerBuyer(servers, `client-${number}`), kind));
  }
  return buyers;
}

/** Demo customers alone, who need not be registered first. */
export const meetFewBuyers = (servers: Servers): Promise<Buyer[]> =>
  Promise.all([
    signInBuyer(servers, 'achats', 'deferred'),
    signInBuyer(servers, 'camille', 'notified'),
    signInBuyer(servers, 'lea', 'notified'),
  ]);
