import { freePort } from '../../scripts/setup/free-port.mjs';
import { startShop } from '../shop/start-shop';

/** A shop of its own whose address leaves room for what stands in front of the shell. */
export default async function startTouredShop() {
  return startShop({ url: `http://localhost:${await freePort()}/` });
}
