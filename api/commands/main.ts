import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { demo } from '../seed/demo';
import { StartError } from '../src/database/database';
import { databaseFolder } from '../src/database/pglite';
import { projectRoot } from '../src/package-root';
import { readSettings, type Settings } from '../src/settings';
import { start } from '../src/start';

const drainLimit = 10_000;

/** Makes and fills a new embedded database in a process of its own: what that takes of memory goes with it. */
async function seedApart({ environment, databaseUrl, dataDirectory }: Settings): Promise<void> {
  if (environment.name !== 'local' || databaseUrl || existsSync(databaseFolder(dataDirectory))) return;
  const [code] = await once(fork(new URL('./seed.mjs', import.meta.url)), 'exit');
  // The program has said why.
  if (code !== 0) process.exit(1);
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env, projectRoot);
  await seedApart(settings);
  const app = await start(settings, process.env, new URL('./documents.mjs', import.meta.url), demo);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Responses in progress are finished; what hangs is cut off.
      setTimeout(() => process.exit(1), drainLimit).unref();
      app.close().then(() => process.exit(0));
    });
  }
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
