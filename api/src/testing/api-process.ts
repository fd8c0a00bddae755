import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from 'build-config/free-port';

const root = join(__dirname, '../../..');

/** Script that the workers of the built program run; it exists after `buildProgram`. */
export const documentsProgram = pathToFileURL(join(root, 'api/dist/documents.mjs'));

/** Builds the program for production if its sources have changed. */
export function buildProgram(): void {
  const build = pathToFileURL(join(root, 'tools/setup/build.mjs')).href;
  const script = `import { ensureBuilt } from '${build}'; await ensureBuilt(['api']);`;
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'pipe', env });
}

export interface ApiProcess {
  readonly url: string;
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts an API process with these variables; resolves when it is healthy. */
export async function startProcess(variables: Readonly<Record<string, string>>): Promise<ApiProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'api/dist/main.mjs')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...variables, API_PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the API did not start (code ${child.exitCode})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, isRunning: () => isRunning(child), stop: () => end(child) };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
