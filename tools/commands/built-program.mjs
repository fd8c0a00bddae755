import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { callerFolder, root } from '../workspace/paths.mjs';
import { runCommand, SetupError } from '../workspace/run-command.mjs';

/** Whether an argument of the npm script is a program. @param {string} argument */
const isProgram = (argument) => /^(api|shell)\/dist\/.+\.mjs$/.test(argument);

/**
 * `built-program.mjs PROGRAM… [ARGUMENTS]`: installs and builds what the programs need, then runs all of them with
 * the arguments, in the caller's folder.
 */
await runCommand(async () => {
  process.env.NODE_ENV = 'production';
  ensureInstalled();
  await ensureBuilt();
  const given = process.argv.slice(2);
  const more = given.filter((argument) => !isProgram(argument));
  const options = { cwd: callerFolder, stdio: /** @type {const} */ ('inherit') };
  let failed = false;
  for (const program of given.filter(isProgram)) {
    const args = ['--enable-source-maps', join(root, program), ...more];
    failed = spawnSync(process.execPath, args, options).status !== 0 || failed;
  }
  if (failed) throw new SetupError('', { said: true });
});
