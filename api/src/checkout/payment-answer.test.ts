import { createHash, createHmac } from 'node:crypto';
import { readSigned } from './payment-answer';

const key = '38453613e7f44dc58732bad3dca2bca3';
const sign = (text: string, withKey = key) => createHmac('sha256', withKey).update(text).digest('hex');

const answer = {
  shopId: '69876357',
  orderCycle: 'CLOSED',
  orderStatus: 'PAID',
  orderDetails: {
    orderTotalAmount: 250,
    orderCurrency: 'EUR',
    mode: 'TEST',
    orderId: 'an-order',
    _type: 'V4/OrderDetails',
  },
  transactions: [
    { uuid: 'a'.repeat(32), amount: 250, status: 'PAID', detailedStatus: 'AUTHORISED', later: true },
  ],
};

describe('a signed response', () => {
  it('is read from the signed text, without unknown fields', () => {
    const text = JSON.stringify(answer);

    const read = readSigned(text, sign(text), key);

    const { _type, ...orderDetails } = answer.orderDetails;
    expect(read?.orderDetails).toEqual(orderDetails);
    expect(read?.transactions[0]).not.toHaveProperty('later');
  });

  it('is accepted when its slashes were escaped after signing', () => {
    const text = JSON.stringify(answer);

    expect(readSigned(text.replaceAll('/', '\\/'), sign(text), key)).not.toBeNull();
  });

  const text = JSON.stringify(answer);
  it.each([
    ['no hash', ''],
    ['a guessed key', sign(text, 'guess')],
    ['an empty key', sign(text, '')],
    ['a hash of an empty text', sign('')],
    ['half a hash', sign(text).slice(0, 32)],
    ['a longer hash', `${sign(text)}00`],
    ['a hash in capitals', sign(text).toUpperCase()],
    ['a hash with a space', ` ${sign(text)}`],
    ['the hash of another amount', sign(text.replace('250', '1'))],
    ['a plain digest', createHash('sha256').update(text).digest('hex')],
    ['a shorter digest', createHmac('sha1', key).update(text).digest('hex')],
    ['zeros', '0'.repeat(64)],
  ])('is refused with %s', (_, hash) => {
    expect(readSigned(text, hash, key)).toBeNull();
  });

  it.each([
    'null',
    '[]',
    '{}',
    'no json',
    JSON.stringify({ ...answer, orderDetails: { ...answer.orderDetails, orderTotalAmount: 2.5 } }),
  ])('is refused when its content is %s', (text) => {
    expect(readSigned(text, sign(text), key)).toBeNull();
  });
});
