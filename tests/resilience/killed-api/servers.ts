import { freePort } from '../../../tools/build/free-port.mjs';
import { Server } from '../shop/server';

/** API and card provider of a shop. */
export interface Servers {
  readonly api: Server;
  readonly sandbox: Server;
}

/** Creates API and card provider on free ports; the provider tries a notification four times, every 3 s. */
export async function makeServers(dataDirectory: string, databaseUrl = ''): Promise<Servers> {
  const api = await freePort();
  const sandbox = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: dataDirectory,
    API_PORT: String(api),
    PAYMENT_SANDBOX_PORT: String(sandbox),
    SANDBOX_IPN_RETRY_SECONDS: '3',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  return {
    api: new Server('api/dist/main.mjs', `http://127.0.0.1:${api}`, env),
    sandbox: new Server('tools/payment-sandbox/dist/main.mjs', `http://127.0.0.1:${sandbox}`, env),
  };
}
