import { callsOf, mailedResetToken, newCustomer, registered } from '../api-requests/people.mjs';

/** Two of the many articles that a cart may hold. */
export const cart = [
  { productCode: 'SP-110-N35', quantity: 36 },
  { productCode: 'SP-030-B15', quantity: 101 },
];
const demoPassword = 'Savon-de-Marseille-1986';

/** The same token as it looks to the browser when its time is over. */
function expired(token) {
  const [head, claims, signature] = token.split('.');
  const { exp: _over, ...rest } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  return [head, Buffer.from(JSON.stringify({ ...rest, exp: 1 })).toString('base64url'), signature].join('.');
}

/** Who visits the shop, with what their calls need; by the API itself, whatever fails for the browser. */
export function peopleOf(api) {
  const call = callsOf(api);
  let someone = null;
  let people = 0;

  async function tokensOf(username) {
    const body = { username, password: demoPassword };
    const { status, data } = await call('POST', '/auth/login', { body });
    if (status !== 200) throw new Error(`auth/login: ${status} ${JSON.stringify(data)}`);
    return data;
  }

  const somebody = async () => {
    someone ??= await newCustomer(call);
    return someone;
  };

  return {
    somebody,
    /** The next cell meets another. */
    forgetSomebody() {
      someone = null;
    },
    newEmail() {
      people += 1;
      return `ines-${process.pid}-${people}@societe.example`;
    },
    verificationToken: async () => (await registered(call)).token,
    resetToken: () => mailedResetToken(call),
    /** An order by card that nobody has paid; its id. */
    async unpaidOrder() {
      const { access: token, addresses } = await somebody();
      await call('POST', '/cart/add', { token, body: cart });
      const order = (amount) => ({
        billingAddressId: addresses[0],
        deliveryAddressId: addresses[0],
        deliveryMode: 'standard',
        currency: 'EUR',
        amount,
      });
      const { data: refused } = await call('POST', '/purchase/createPayment', { token, body: order(0) });
      const { data } = await call('POST', '/purchase/createPayment', {
        token,
        body: order(refused.due.amount),
      });
      return data.orderId;
    },
    /** What the browser of `as` keeps. */
    async keptBy(as, lines) {
      const kept = lines.length > 0 ? { shopping_cart: JSON.stringify(lines) } : {};
      if (!as) return kept;
      const username = as === 'somebody' || as === 'expired' ? (await somebody()).emailAddress : as;
      const { access_token, refresh_token } = await tokensOf(username);
      const access = as === 'expired' ? expired(access_token) : access_token;
      return { ...kept, 'sph-access': access, 'sph-refresh': refresh_token };
    },
  };
}
