import { fakeHttp, refused, takeOutsideContract } from './fake-http';
import { camille } from './shop-data';

const words = (name: string) => expect.objectContaining({ name: 'OutsideContract', message: name });

describe('a fake API', () => {
  it.each([
    ['GET products/SP-110/price', 12, 'GET products/SP-110/price: the API has no such call'],
    ['GET cart', [{}], expect.stringMatching(/^GET cart: the answer does not fit the contract \(0\.prod/)],
    ['GET users/profile', { ...camille, address: {} }, 'GET users/profile: the API never answers address'],
    ['GET cart', refused(304), 'GET cart: 304 is no refusal'],
  ])('cannot be created if its response to %s breaks the contract', (call, answer, message) => {
    expect(() => fakeHttp({ [call]: answer })).toThrow(words(message));
  });

  it.each([
    ['a call that the API does not have', 'GET wishlist', undefined, 'the API has no such call'],
    ['a query that it refuses', 'GET products/search?query=sac', [], 'the query does not fit'],
    ['a wrong response found during the call', 'GET cart', () => [{}], 'the answer does not fit'],
    ['a body that it refuses', 'POST cart/add', [], 'the body does not fit'],
  ])('fails the test at its end for %s, even if the error is caught', async (_what, call, answer, fault) => {
    const http = fakeHttp();
    if (answer) http.answers[call] = answer;
    const [method, path = ''] = call.split(' ') as ['GET' | 'POST', string];

    await http.request(method, path, [{ quantity: 0 }]).catch(() => undefined);

    expect(takeOutsideContract()).toEqual([words(expect.stringContaining(`${call}: ${fault}`))]);
  });
});
