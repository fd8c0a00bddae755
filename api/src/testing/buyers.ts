import { api } from './api';
import { TestBuyer } from './test-buyer';

/** Demo customers, signed in before the tests: karim has a discount of 10 %, achats may order on account. */
export let camille: TestBuyer;
export let karim: TestBuyer;
export let achats: TestBuyer;
export let lea: TestBuyer;

beforeAll(async () => {
  camille = await TestBuyer.signIn(api, 'camille');
  karim = await TestBuyer.signIn(api, 'karim');
  achats = await TestBuyer.signIn(api, 'achats');
  lea = await TestBuyer.signIn(api, 'lea');
});
