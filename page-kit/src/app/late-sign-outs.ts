import { sendLateSignOuts } from 'shared-contracts/http';
import type { ShopApp } from './shop-app';

/** Sign-outs that could not be sent are sent now, and whenever the connection is back until the returned function is called. */
export function tellLateSignOuts({ http }: Pick<ShopApp, 'http'>): () => void {
  const tell = () => void sendLateSignOuts(http);
  tell();
  window.addEventListener('online', tell);
  return () => window.removeEventListener('online', tell);
}
