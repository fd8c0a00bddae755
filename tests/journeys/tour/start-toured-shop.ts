import { freePort } from '../../../tools/bundler/free-port.mjs';
import { startShopUnderTest } from '../shop/shop-under-test';

/** Starts a shop at the URL of a proxy, which the tests start in front of the shell; resolves to the tear-down. */
export default async () => startShopUnderTest(`http://localhost:${await freePort()}/`);
