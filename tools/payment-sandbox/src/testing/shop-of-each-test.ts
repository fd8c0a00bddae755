import { TestShop } from './test-shop';

export let shop: TestShop;

beforeEach(async () => {
  shop = await TestShop.open();
});
afterEach(async () => {
  jest.useRealTimers();
  await shop.close();
});
