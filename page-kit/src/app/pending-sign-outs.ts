import { sendPendingSignOuts } from 'shared-contracts/http';
import type { ShopApp } from './shop-app';

/** Sign-outs that could not be sent are sent now, and whenever the connection is back until the returned function is called. */
export function retryPendingSignOuts({ http }: Pick<ShopApp, 'http'>): () => void {
  const send = () => void sendPendingSignOuts(http);
  send();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}
