import { decodeJwt, SignJWT } from 'jose';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { address, newcomer } from '../forms';
import { secret, type TestApi } from '../test-api';
import { soap, TestBuyer } from '../test-buyer';

/** Customers by whom and about whom the calls are made, and what they own. */
export class TestUsers {
  private newcomers = 0;
  private lists = 0;

  private constructor(
    readonly api: TestApi,
    readonly camille: TestBuyer,
    /** Another customer. */
    readonly karim: TestBuyer,
    /** May order without paying at once. */
    readonly achats: TestBuyer,
    /** Whose other devices are signed out, and whose password changes. */
    readonly lea: TestBuyer,
    /** Signed as it should be, but its time is over. */
    readonly expiredToken: string,
    /** Of a session that its customer has signed out, long before its time is over. */
    readonly endedToken: string,
  ) {}

  static async meet(api: TestApi): Promise<TestUsers> {
    const camille = await TestBuyer.signIn(api, 'camille');
    const karim = await TestBuyer.signIn(api, 'karim');
    const achats = await TestBuyer.signIn(api, 'achats');
    const lea = await TestBuyer.signIn(api, 'lea');
    return new TestUsers(api, camille, karim, achats, lea, await expired(camille.token), await ended(api));
  }

  newcomer() {
    this.newcomers += 1;
    return { ...newcomer, emailAddress: `zoe-${this.newcomers}@petit-menage.example` };
  }

  /** E-mail address of a new customer who has not verified it. */
  async registered(): Promise<string> {
    const person = this.newcomer();
    await this.api.post('/auth/register', person);
    return person.emailAddress;
  }

  /** An address of camille's that is no default. */
  async newAddress(): Promise<string> {
    const { data } = await this.api.post<{ id: string }>('/users/addresses', address, this.camille.token);
    return data.id;
  }

  /** Another session of this customer. */
  async newSession(username = 'camille'): Promise<string> {
    return decodeJwt<{ sid: string }>(await this.api.tokenOf(username)).sid;
  }

  /** A new list of this buyer's. */
  async newList(buyer: TestBuyer): Promise<ShoppingList> {
    this.lists += 1;
    const list = { name: `Liste ${this.lists}`, lines: [soap] };
    return (await this.api.post<ShoppingList>('/users/lists', list, buyer.token)).data;
  }

  async addressOfKarim(): Promise<string> {
    return (await this.api.addressesOf(this.karim.token))[0]?.id ?? '';
  }

  /** Karim and this buyer have a cart each; what the buyer sends to order it. */
  async choiceOf(buyer: TestBuyer) {
    await this.karim.fillCart([soap]);
    await buyer.fillCart([soap]);
    return buyer.choice();
  }

  /** What the card form gives for a new order of this buyer's; by default for the amount that is due. */
  async proofOf(buyer: TestBuyer, amount?: number): Promise<object> {
    const { orderId } = await buyer.openFormFor();
    const { provider } = this.api;
    return { ...provider.proof(provider.answer(orderId, amount === undefined ? {} : { amount })), orderId };
  }

  /** What the provider reports of a new order of camille's. */
  async notification(amount?: number): Promise<object> {
    const { orderId } = await this.camille.openFormFor();
    const { provider } = this.api;
    const answer = provider.answer(orderId, amount === undefined ? {} : { amount });
    return Object.fromEntries(new URLSearchParams(provider.notification(answer)));
  }
}

async function ended(api: TestApi): Promise<string> {
  const { access_token, refresh_token } = await api.signIn('camille');
  await api.call('POST', '/auth/logout', { token: refresh_token });
  return access_token;
}

function expired(token: string): Promise<string> {
  const [header, claims] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;
  return new SignJWT({ ...claims, exp: aMinuteAgo })
    .setProtectedHeader(header)
    .sign(new TextEncoder().encode(secret));
}
