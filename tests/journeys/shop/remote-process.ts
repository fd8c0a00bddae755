import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { recordProcess } from './state';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function untilAnswering(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Serves a remote's build on a port, as its squad would on its own host. It outlives the test; the set-up ends it. `script`
 * serves another build than that of the checkout.
 */
export async function serveRemote(
  name: string,
  port: number,
  script = `${root}${name}/serve.mjs`,
): Promise<void> {
  const { partNamed } = await import('build-config/processes');
  const { portVariable } = partNamed(name);
  const child = spawn(process.execPath, [script], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, [portVariable]: String(port) },
  });
  child.unref();
  recordProcess(child.pid ?? 0);
  await untilAnswering(port);
}
