import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunning } from '../../../tests/kit/processes';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { untilDone } from '../../../tests/kit/until';

const folder = temporaryFolder();
const started = join(folder, 'started');

const server = `
  import { renameSync, writeFileSync } from 'node:fs';
  setInterval(() => {}, 1000);
  writeFileSync('starting', String(process.pid));
  renameSync('starting', 'started');
`;
const starter = `
  import { startScript } from '${pathToFileURL(join(__dirname, 'start-script.mjs'))}';
  startScript('server.mjs', { env: process.env, output: 'ignore' });
`;

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a server stops when the program that started it receives %s',
  async (signal) => {
    rmSync(started, { force: true });
    writeFileSync(join(folder, 'server.mjs'), server);
    writeFileSync(join(folder, 'starter.mjs'), starter);
    const program = spawn(process.execPath, ['starter.mjs'], { cwd: folder, stdio: 'ignore' });
    await untilDone('the server runs', () => existsSync(started));

    program.kill(signal);

    const pid = Number(readFileSync(started, 'utf8'));
    await untilDone('the server has stopped', () => !isRunning(pid));
  },
);
