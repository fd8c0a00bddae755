import { SignJWT } from 'jose';
import { address, newcomer } from '../forms';
import { secret, type TestApi } from '../test-api';
import { soap, TestBuyer } from '../test-buyer';

/** Customers by whom and about whom the calls are made, and what they own. */
export class People {
  private newcomers = 0;

  private constructor(
    readonly api: TestApi,
    readonly camille: TestBuyer,
    /** Somebody else. */
    readonly karim: TestBuyer,
    /** May order without paying at once. */
    readonly achats: TestBuyer,
    /** Signed as it should be, but its time is over. */
    readonly expiredToken: string,
  ) {}

  static async meet(api: TestApi): Promise<People> {
    const camille = await TestBuyer.signIn(api, 'camille');
    const karim = await TestBuyer.signIn(api, 'karim');
    const achats = await TestBuyer.signIn(api, 'achats');
    return new People(api, camille, karim, achats, await expired(camille.token));
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

  /** What the provider tells of a new order of camille's. */
  async notification(amount?: number): Promise<object> {
    const { orderId } = await this.camille.openFormFor();
    const { provider } = this.api;
    const answer = provider.answer(orderId, amount === undefined ? {} : { amount });
    return Object.fromEntries(new URLSearchParams(provider.notification(answer)));
  }
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
