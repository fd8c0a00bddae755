import { TestShop } from './test-shop';

/** The shop of a test file, as new for each test. */
export let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open();
});
afterEach(async () => {
  jest.useRealTimers();
  await shop.reset();
});
afterAll(() => shop.close());
