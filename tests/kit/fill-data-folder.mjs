import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startScript } from '../../tools/bundler/development/start-script.mjs';
import { freePort } from '../../tools/bundler/free-port.mjs';
import { partNamed } from '../../tools/bundler/processes.mjs';
import { root } from '../../tools/workspace/paths.mjs';
import { hasExited } from './has-exited.mjs';

/** Runs the API until `DATA_DIR` has demo data and the catalogue PDF; exits with the API's exit code. */
const { script, portVariable } = partNamed('api');
const port = await freePort();
const env = { ...process.env, [portVariable]: String(port) };
const api = startScript(join(root, script), { cwd: root, env, output: 'ignore' });
const ended = new Promise((resolve) => api.once('exit', resolve));
const isPrinted = () =>
  fetch(`http://127.0.0.1:${port}/documents/catalogue.pdf`).then(
    ({ ok }) => ok,
    () => false,
  );

while (!hasExited(api) && !(await isPrinted())) await pause(100);
api.kill();
process.exit((await ended) ?? 1);
