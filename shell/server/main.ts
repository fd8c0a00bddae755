import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentFile } from 'shared-contracts/environment/load';
import { createServer } from './create-server';
import { EnvironmentSource } from './environment-source';

const dist = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = fileURLToPath(new URL('../../', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));
// In development the bundler's server listens on the shell's port and asks this one.
const port = Number(process.env.SHELL_SERVER_PORT || process.env.SHELL_PORT || 3000);

try {
  const { version } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { version: string };
  const environments = new EnvironmentSource(environmentFile(process.env, root), process.env);
  const rendering =
    process.env.SERVER_RENDERING === 'off'
      ? null
      : { deadline: Number(process.env.RENDER_DEADLINE_MS ?? 300) };
  const server = await createServer({ environments, dist, version, rendering });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  await server.listen({ port, host: process.env.HOST ?? '127.0.0.1' });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code === 'EADDRINUSE' ? `le port ${port} est déjà pris (changez SHELL_PORT)` : message;
  console.error(`Démarrage impossible : ${reason}`);
  process.exit(1);
}
