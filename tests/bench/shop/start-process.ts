import { setTimeout as pause } from 'node:timers/promises';
import { startScript } from '../../../tools/build/development/start-script.mjs';
import { root } from '../../../tools/setup/paths.mjs';

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
