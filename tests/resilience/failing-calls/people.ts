import type { Tokens } from 'shared-contracts/api/auth';
import { type Customer, callsOf, mailedResetToken, newCustomer, registered } from '../shop/test-users';

/** Two of the many articles that a cart may hold. */
export const cart = [
  { productCode: 'SP-110-N35', quantity: 36 },
  { productCode: 'SP-030-B15', quantity: 101 },
];
const demoPassword = 'Savon-de-Marseille-1986';

/** The same token as it looks to the browser when its time is over. */
function expired(token: string): string {
  const [head, claims, signature] = token.split('.');
  const { exp: _over, ...rest } = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString('utf8'));
  return [head, Buffer.from(JSON.stringify({ ...rest, exp: 1 })).toString('base64url'), signature].join('.');
}

export interface CartLine {
  readonly productCode: string;
  readonly quantity: number;
}

export interface People {
  newUser(): Promise<Customer>;
  /** The next cell meets another. */
  forgetSomebody(): void;
  newEmail(): string;
  verificationToken(): Promise<string>;
  resetToken(): Promise<string>;
  /** An order by card that nobody has paid; its id. */
  unpaidOrder(): Promise<string>;
  /** What the browser of `as` keeps. */
  keptBy(as: string | undefined, lines: readonly CartLine[]): Promise<Record<string, string>>;
}

/** Who visits the shop, with what their calls need; by the API itself, whatever fails for the browser. */
export function peopleOf(api: string): People {
  const call = callsOf(api);
  let someone: Customer | null = null;
  let people = 0;

  async function tokensOf(username: string): Promise<Tokens> {
    const body = { username, password: demoPassword };
    const { status, data } = await call<Tokens>('POST', '/auth/login', { body });
    if (status !== 200) throw new Error(`auth/login: ${status} ${JSON.stringify(data)}`);
    return data;
  }

  const newUser = async () => {
    someone ??= await newCustomer(call);
    return someone;
  };

  return {
    newUser,
    forgetSomebody() {
      someone = null;
    },
    newEmail() {
      people += 1;
      return `ines-${process.pid}-${people}@societe.example`;
    },
    verificationToken: async () => (await registered(call)).token,
    resetToken: () => mailedResetToken(call),
    async unpaidOrder() {
      const { access: token, addresses } = await newUser();
      await call('POST', '/cart/add', { token, body: cart });
      const order = (amount: number) => ({
        billingAddressId: addresses[0],
        deliveryAddressId: addresses[0],
        deliveryMode: 'standard',
        currency: 'EUR',
        amount,
      });
      const path = '/purchase/createPayment';
      const { data: refused } = await call<{ due: { amount: number } }>('POST', path, {
        token,
        body: order(0),
      });
      const body = order(refused.due.amount);
      const { data } = await call<{ orderId: string }>('POST', path, { token, body });
      return data.orderId;
    },
    async keptBy(as, lines) {
      const kept: Record<string, string> = lines.length > 0 ? { shopping_cart: JSON.stringify(lines) } : {};
      if (!as) return kept;
      const username = as === 'newUser' || as === 'expired' ? (await newUser()).emailAddress : as;
      const { access_token, refresh_token } = await tokensOf(username);
      const access = as === 'expired' ? expired(access_token) : access_token;
      return { ...kept, 'sph-access': access, 'sph-refresh': refresh_token };
    },
  };
}
