import { setTimeout as pause } from 'node:timers/promises';

const demoPassword = 'Savon-de-Marseille-1986';
const publicKey = '69876357:testpublickey_DEMOPUBLICKEY95me92597fd28tGD4r5';
const article = 'NS-5L-E';
const cards = { notified: '4970100000000000', neverNotified: '4970100000000907' };

const becauseOfAnother = ['order_already_paid', 'order_ended', 'amount_differs'];

/** A customer may ask for 100 card forms in 15 minutes; some are asked for twice. */
const mostPurchases = 60;

const send = (method, url, { token, body }) =>
  fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const post = async (url, body) => (await send('POST', url, { body })).json();

/** Somebody who buys one cart after the other, each with a quantity of its own, and repeats what was not answered. */
class Buyer {
  quantity = 0;
  /** Purchases by quantity: `orderId` once an answer named it, `paid` once the provider took the card. */
  purchases = new Map();
  cut = 0;
  unexpected = [];
  stopping = false;

  constructor(name, servers, token, kind) {
    Object.assign(this, { name, servers, token, kind });
  }

  /** One call, again and again until the API answers: a customer whose page says that the shop cannot be reached. */
  async call(method, path, body) {
    for (;;) {
      try {
        const response = await send(method, this.servers.api.url + path, { token: this.token, body });
        const data = await response.json();
        const isAskedToWait = response.status >= 500 || data.code === 'payment_in_progress';
        if (!isAskedToWait) return { status: response.status, data };
      } catch (error) {
        this.countCut(error);
      }
      await pause(100);
    }
  }

  async prepare() {
    const { data } = await this.call('GET', '/users/addresses');
    let address = data[0];
    if (!address) {
      const fields = {
        fullName: this.name,
        addressLine1: '1 rue du Lavoir',
        postalCode: '69001',
        city: 'Lyon',
        country: 'France',
        phone: '04 65 71 00 00',
      };
      ({ data: address } = await this.call('POST', '/users/addresses', fields));
    }
    this.choice = { billingAddressId: address.id, deliveryAddressId: address.id, deliveryMode: 'retailer' };
    const { data: product } = await this.call('GET', `/products/${article}`);
    this.priceCents = Math.round(product.PrixHT * 100);
    this.vatRate = product.TVATaux;
  }

  /** Picked up by the customer, so the amount is goods and VAT alone. */
  amountOf = (quantity) => Math.round((this.priceCents * quantity * (1000 + this.vatRate * 10)) / 1000);

  async buyUntilStopped() {
    while (!this.stopping && this.quantity < mostPurchases) {
      this.quantity += 1;
      const purchase = { quantity: this.quantity };
      this.purchases.set(this.quantity, purchase);
      await this.call('POST', '/cart/add', [{ productCode: article, quantity: this.quantity }]);
      await (this.kind === 'deferred' ? this.orderNow(purchase) : this.payByCard(purchase));
    }
  }

  /** Sends a cart and orders it by so many calls at once, each in turn to one of the servers. */
  async callAtOnce(quantity, calls, servers) {
    await this.call('POST', '/cart/add', [{ productCode: article, quantity }]);
    const isDeferred = this.kind === 'deferred';
    const path = isDeferred ? '/purchase/createDeferredPayment' : '/purchase/createPayment';
    const amount = this.amountOf(quantity);
    const wish = isDeferred ? this.choice : { amount, currency: 'EUR', ...this.choice };
    const answers = await Promise.all(
      Array.from({ length: calls }, async (_, index) => {
        const url = servers[index % servers.length] + path;
        const response = await send('POST', url, { token: this.token, body: wish });
        return { status: response.status, data: await response.json() };
      }),
    );
    const statuses = {};
    for (const { status, data } of answers) {
      const answer = status === 200 ? '200' : `${status} ${data.code}`;
      statuses[answer] = (statuses[answer] ?? 0) + 1;
    }
    return { path, statuses, ids: [...new Set(answers.map(({ data }) => data.orderId).filter(Boolean))] };
  }

  async orderNow(purchase) {
    const { status, data } = await this.call('POST', '/purchase/createDeferredPayment', this.choice);
    if (status === 200) purchase.orderId = data.orderId;
    else this.unexpected.push(`deferred order: ${status} ${data.code}`);
  }

  async payByCard(purchase) {
    const amount = this.amountOf(purchase.quantity);
    const wish = { amount, currency: 'EUR', ...this.choice };
    let form = await this.call('POST', '/purchase/createPayment', wish);
    // The purchase before was paid, which is learnt only now: its articles leave the cart, and this purchase is sent anew.
    for (let again = 0; again < 3 && becauseOfAnother.includes(form.data.code); again += 1) {
      await this.call('POST', '/cart/add', [{ productCode: article, quantity: purchase.quantity }]);
      form = await this.call('POST', '/purchase/createPayment', wish);
    }
    if (form.status !== 200) return this.unexpected.push(`card form: ${form.status} ${form.data.code}`);
    const { orderId, formToken } = form.data;
    purchase.orderId = orderId;
    const card = {
      pan: cards[this.kind],
      expiryMonth: '12',
      expiryYear: String(new Date().getFullYear() + 2),
      securityCode: '123',
    };
    const submission = await post(`${this.servers.sandbox.url}/form/pay`, { formToken, publicKey, card });
    if (submission.kind !== 'paid')
      return this.unexpected.push(`card: ${JSON.stringify(submission).slice(0, 120)}`);
    purchase.paid = true;
    await this.bringProof(submission.answer, orderId);
  }

  /** Once only: whoever's page is closed by then leaves it to the provider and to our own inquiries. */
  async bringProof(answer, orderId) {
    const { rawClientAnswer, hash, hashAlgorithm, hashKey } = answer;
    await send('POST', `${this.servers.api.url}/purchase/validatePayment`, {
      token: this.token,
      body: { rawClientAnswer, hash, hashAlgorithm, hashKey, orderId },
    }).catch((error) => this.countCut(error));
  }

  /** Calls that were under way when the API was killed; those that found nobody there do not count. */
  countCut(error) {
    if (error.cause?.code !== 'ECONNREFUSED') this.cut += 1;
  }
}

export async function signInBuyer(servers, username, kind) {
  const { access_token } = await post(`${servers.api.url}/auth/login`, { username, password: demoPassword });
  const buyer = new Buyer(username, servers, access_token, kind);
  await buyer.prepare();
  return buyer;
}

/** A customer of their own, verified by the mailed link: each has one cart, so each buyer is one customer. */
export async function registerBuyer(servers, name) {
  const emailAddress = `${name}@charge.example`;
  await post(`${servers.api.url}/auth/register`, {
    firstName: name,
    lastName: 'Charge',
    companyName: 'Charge',
    emailAddress,
    password: demoPassword,
  });
  for (;;) {
    const mails = await (await fetch(`${servers.api.url}/dev/mailbox.json`)).json();
    const token = /token=([\w-]+)/.exec(mails.find(({ to }) => to === emailAddress)?.text ?? '')?.[1];
    if (token) {
      await fetch(`${servers.api.url}/auth/verify?token=${token}`, { method: 'POST' });
      return emailAddress;
    }
    await pause(200);
  }
}

/** One orders to pay later, 19 pay by card; of a third of these the provider never tells the shop. */
export async function meetManyBuyers(servers) {
  const buyers = [await signInBuyer(servers, 'achats', 'deferred')];
  for (let number = 1; number <= 19; number += 1) {
    const kind = number % 3 === 0 ? 'neverNotified' : 'notified';
    buyers.push(await signInBuyer(servers, await registerBuyer(servers, `client-${number}`), kind));
  }
  return buyers;
}

/** Demo customers alone, who need not be registered first. */
export const meetFewBuyers = (servers) =>
  Promise.all([
    signInBuyer(servers, 'achats', 'deferred'),
    signInBuyer(servers, 'camille', 'notified'),
    signInBuyer(servers, 'lea', 'notified'),
  ]);
