import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import local from '../../../environments/local.json' with { type: 'json' };
import { freePort } from '../../../tools/build/free-port.mjs';
import { freePorts, portVariables } from '../../../tools/commands/shop/start-shop';
import { root } from '../../../tools/setup/paths.mjs';
import { processNamed } from '../../../tools/setup/process-table.mjs';
import type { Cleanup } from './cleanup';
import { startProcess } from './start-process';
import { temporaryFolder } from './temporary-folder';

const shell = processNamed('shell');

/** Starts the shop of another checkout, as its `npm start` does, on ports of its own. Resolves to the URL of its shell. */
export async function startOtherShop(cleanup: Cleanup, checkout: string): Promise<string> {
  const ports = await freePorts();
  const url = `http://localhost:${ports.shell}`;
  const stop = await startProcess(join(checkout, 'tools/commands/start.mjs'), {
    env: {
      ...portVariables(ports),
      SHOP_ENVIRONMENT_FILE: join(checkout, 'environments/local.json'),
      DATA_DIR: temporaryFolder(cleanup),
    },
    health: `${url}/health`,
  });
  cleanup.add(stop);
  return url;
}

interface ShellOptions {
  /** Of the shop's files. */
  readonly folder: string;
  /** Where this shell reaches the API, when it is not where the others do. */
  readonly apiUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts one more shell beside a shop. Resolves to its URL. */
export async function startAnotherShell(
  cleanup: Cleanup,
  { folder, apiUrl, env = {} }: ShellOptions,
): Promise<string> {
  const port = await freePort();
  const environmentFile = join(folder, `environment-${port}.json`);
  const api = apiUrl ? { url: `${apiUrl}/` } : local.api;
  writeFileSync(environmentFile, JSON.stringify({ ...local, api }));
  const stop = await startProcess(join(root, shell.script), {
    env: { ...env, [shell.portVariable]: String(port), SHOP_ENVIRONMENT_FILE: environmentFile },
    health: `http://localhost:${port}/health`,
  });
  cleanup.add(stop);
  return `http://localhost:${port}`;
}
