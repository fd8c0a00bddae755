import { freePort } from '../../../tools/build/free-port.mjs';
import { startShopUnderTest } from '../shop/shop-under-test';

/** Starts a shop at the URL of a proxy, which the tests start in front of the shell. */
export default async function startTouredShop(): Promise<() => Promise<void>> {
  const shop = await startShopUnderTest({ url: `http://localhost:${await freePort()}/` });
  return () => shop.stop();
}
