import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startScript } from '../../../tools/build/development/start-script.mjs';
import { root } from '../../../tools/setup/paths.mjs';
import { freePorts, portVariables } from '../../../tools/setup/testing/shop-on-free-ports';
import { type Cleanup, temporaryFolder } from './cleanup';

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

interface ProcessOptions {
  /** Variables beyond those of this process. */
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** URL that is answered once the process can work. */
  readonly health: string;
}

/**
 * Starts one server of the project and waits until it answers; the returned function stops it. `script`: path from the
 * project's root or an absolute one.
 */
export async function startProcess(
  script: string,
  { env, health }: ProcessOptions,
): Promise<() => Promise<void>> {
  const child = startScript(script, { cwd: root, env: { ...process.env, ...env } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const running = () => child.exitCode === null && child.signalCode === null;
  while (!(await answers(health))) {
    if (!running()) throw new Error(`${script} ended before it answered`);
    await pause(25);
  }
  return async () => {
    if (running()) child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(late);
  };
}

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

/** The answer of a URL as JSON. @throws when it is not a success */
export async function readJson<Data>(url: string, headers: Record<string, string> = {}): Promise<Data> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
