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
    ['a call that the API does not have', 'wishlist', undefined, 'the API has no such call'],
    ['a query that it refuses', 'products/search?query=sac', [], 'the query does not fit'],
    ['a wrong response found during the call', 'cart', () => [{}], 'the answer does not fit'],
  ])('fails the test at its end for %s, even if the error is caught', async (_what, path, answer, fault) => {
    const http = fakeHttp();
    if (answer) http.answers[`GET ${path}`] = answer;

    await http.get(path).catch(() => undefined);

    expect(takeOutsideContract()).toEqual([words(expect.stringContaining(`GET ${path}: ${fault}`))]);
  });

  it('refuses a body that the API would refuse', async () => {
    const http = fakeHttp({ 'POST cart/add': [] });

    const sent = http.post('cart/add', [{ productCode: 'SP-110', quantity: 0 }]);

    const fault = words(expect.stringMatching(/^POST cart\/add: the body .* \(0\.quantity: /));
    await expect(sent).rejects.toEqual(fault);
    expect(takeOutsideContract()).toEqual([fault]);
  });
});
