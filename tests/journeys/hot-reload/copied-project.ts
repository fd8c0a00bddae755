import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { testVariables } from '../../../tools/setup/test-variables.mjs';
import { copyProject } from '../../../tools/setup/testing/copied-project.mjs';
import { copySeededData } from '../../../tools/setup/testing/seeded-data.mjs';
import { freePorts, portVariables } from '../../../tools/setup/testing/shop-on-free-ports';

export interface DevelopedShop {
  readonly url: string;
  /** The copied project. */
  readonly folder: string;
  /** Everything its processes have printed. */
  output(): string;
  /** Stops all processes by a signal to npm only, and removes the copy. */
  stop(): Promise<void>;
}

/** Runs `npm run dev -- workspace` on free ports in a copy of the project; resolves when it is ready. */
export async function developInCopy(workspace: string): Promise<DevelopedShop> {
  const folder = copyProject(workspace);
  const ports = await freePorts();
  const data = join(folder, 'data');
  copySeededData(data);
  const npm = spawn('npm', ['run', 'dev', '--', workspace], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...testVariables(process.env), ...portVariables(ports), DATA_DIR: data },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text;
      if (output.includes('Boutique prête : ')) resolve();
    };
    npm.stdout.on('data', read);
    npm.stderr.on('data', read);
    npm.once('exit', () => reject(new Error(output)));
  });
  return {
    url: `http://localhost:${ports.shell}`,
    folder,
    output: () => output,
    async stop() {
      await end(npm);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the streams of npm close, which is when the last process that writes to them exits. */
function end(npm: ChildProcess): Promise<void> {
  const closed = new Promise<void>((resolve) => npm.once('close', () => resolve()));
  npm.kill('SIGTERM');
  return closed;
}
