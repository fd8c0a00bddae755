import { environmentFile } from 'server-kit/load-environment';
import { Shutdown } from 'server-kit/shutdown';
import { listening } from 'server-kit/start-error';
import { startTracing } from 'server-kit/tracing';
import { version } from '../package.json';
import { dist, root } from './commands/folders';
import { createServer } from './create-server';
import { EnvironmentSource } from './deployment/environment-source';
import { readSettings } from './settings';

try {
  const settings = readSettings(process.env, root);
  const { port, portVariable, host, drainTime } = settings;
  await startTracing('boutique-shell');
  const source = new EnvironmentSource(environmentFile(process.env, root), process.env);
  const shutdown = new Shutdown(drainTime);
  const isDraining = () => shutdown.isDraining;
  const server = await createServer({ settings, source, dist, version, isDraining });
  await listening(server.listen({ host, port }), { host, port }, ['HOST', portVariable]);
  shutdown.watch(server);
} catch (error) {
  console.error(`Démarrage impossible : ${(error as Error).message}`);
  process.exit(1);
}
