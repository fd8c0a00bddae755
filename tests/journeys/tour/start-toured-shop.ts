import { freePort } from '../../../tools/build/free-port.mjs';
import { startShopUnderTest } from '../shop/shop-under-test';

/** A shop of its own whose URL leaves room for a proxy in front of the shell. */
export default async function startTouredShop(): Promise<() => Promise<void>> {
  const shop = await startShopUnderTest({ url: `http://localhost:${await freePort()}/` });
  return () => shop.stop();
}
