import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/bundler/free-port.mjs';
import { copySeededData } from '../../kit/seeded-data.mjs';
import { Server } from '../../kit/server';

/** API and card provider of a shop. */
export interface Servers {
  readonly api: Server;
  readonly sandbox: Server;
}

/**
 * Starts API and card provider with demo data on free ports, and stops them after `use`. The provider
 * repeats a refused notification four times, every 3 s.
 */
export async function withServers<Result>(
  use: (servers: Servers) => Promise<Result>,
  databaseUrl = '',
): Promise<Result> {
  const [apiPort, sandboxPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'boutique-servers-'));
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    API_PORT: String(apiPort),
    PAYMENT_SANDBOX_PORT: String(sandboxPort),
    SANDBOX_IPN_RETRY_SECONDS: '3',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const api = new Server('api/dist/main.mjs', `http://127.0.0.1:${apiPort}`, env);
  const sandbox = new Server('tools/payment-sandbox/dist/main.mjs', `http://127.0.0.1:${sandboxPort}`, env);
  try {
    copySeededData(folder);
    await Promise.all([sandbox.start(), api.start()]);
    return await use({ api, sandbox });
  } finally {
    await api.stop();
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
