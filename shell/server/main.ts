import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { environmentFile } from 'shared-contracts/environment/load';
import { createServer } from './create-server';
import { EnvironmentSource } from './deployment/environment-source';
import { endProcess } from './end-process';
import { readSettings } from './settings';

const dist = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = fileURLToPath(new URL('../../', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));

try {
  const { version } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { version: string };
  const settings = readSettings(process.env, root);
  const { port, portVariable, host, deadline, pagesKept, keptIn, publishedIn, statusKey, drain } = settings;
  const { trustedProxies, logLevel } = settings;
  const environments = new EnvironmentSource(environmentFile(process.env, root), process.env);
  const rendering = deadline === null ? null : { deadline, pagesKept };
  let draining = false;
  const isDraining = () => draining;
  const deps = {
    environments,
    dist,
    version,
    rendering,
    keptIn,
    publishedIn,
    statusKey,
    isDraining,
    trustedProxies,
  };
  const server = await createServer({ ...deps, log: { level: logLevel } });
  const end = async () => {
    if (draining) return;
    draining = true;
    await pause(drain);
    await endProcess(server);
  };
  // A signal that comes once more ends the process at once: nobody listens to it any longer.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  await server.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`le port ${port} est déjà pris (changez ${portVariable})`);
  });
} catch (error) {
  console.error(`Démarrage impossible : ${(error as Error).message}`);
  process.exit(1);
}
