import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Shutdown } from 'server-kit/shutdown';
import { StartError } from 'server-kit/start-error';
import { startTracing } from 'server-kit/tracing';
import { withSecretFiles } from 'server-kit/variables';
import { demo } from '../seed/seed';
import { databaseFolder } from '../src/database/pglite';
import { projectRoot } from '../src/package-root';
import { readSettings, type Settings } from '../src/settings';
import { start } from '../src/start';

/** Creates and seeds a new embedded database in a child process, whose memory is freed when it exits. */
async function seedInChildProcess({ environment, databaseUrl, dataDirectory }: Settings): Promise<void> {
  if (environment.name !== 'local' || databaseUrl || existsSync(databaseFolder(dataDirectory))) return;
  const [code] = await once(fork(new URL('./seed.mjs', import.meta.url)), 'exit');
  // The child process has printed the reason.
  if (code !== 0) process.exit(1);
}

async function serve(): Promise<void> {
  const variables = withSecretFiles(process.env);
  const settings = readSettings(variables, projectRoot);
  await seedInChildProcess(settings);
  await startTracing('boutique-api').catch(({ message }: Error) => {
    throw new StartError(`Démarrage impossible : ${message}`);
  });
  const shutdown = new Shutdown(settings.drainTime);
  const documents = new URL('./documents.mjs', import.meta.url);
  const program = { documents, demo, isDraining: () => shutdown.isDraining };
  shutdown.watch(await start(settings, variables, program));
}

// Data of customers are readable by their owner only.
process.umask(0o077);
try {
  await serve();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
