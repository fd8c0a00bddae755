import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { environmentFile } from 'shared-contracts/environment/load';
import { createServer } from './create-server';
import { EnvironmentSource } from './deployment/environment-source';
import { endProcess } from './http-server';
import { readSettings } from './settings';

const dist = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = fileURLToPath(new URL('../../', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));

try {
  const { version } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { version: string };
  const settings = readSettings(process.env, root);
  const { port, portVariable, host, drainTime } = settings;
  const source = new EnvironmentSource(environmentFile(process.env, root), process.env);
  let draining = false;
  const server = await createServer({ settings, source, dist, version, isDraining: () => draining });
  const end = async () => {
    if (draining) return;
    draining = true;
    await pause(drainTime);
    await endProcess(server);
  };
  // A second signal ends the process at once: there is no listener any longer.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  await server.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`le port ${port} est déjà pris (changez ${portVariable})`);
  });
} catch (error) {
  console.error(`Démarrage impossible : ${(error as Error).message}`);
  process.exit(1);
}
