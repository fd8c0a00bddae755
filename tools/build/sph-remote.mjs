#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveRemote } from './serve.mjs';

/** `sph-remote COMMAND`: what a squad does with its remote, in the remote's folder. */
const usage = `sph-remote COMMANDE, dans le dossier d'une application :
  dev     l'application seule dans une page, rechargée à chaque modification
  build   dist/browser et dist/renderer
  serve   sert dist/browser
  test    tests unitaires`;

const [command = '', ...args] = process.argv.slice(2);

/** Runs a program in this terminal. @param {string} script @param {readonly string[]} given */
function run(script, given) {
  const { status } = spawnSync(process.execPath, [script, ...given], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** The file of a package that another file can import. @param {string} from @param {string} name @param {string} file */
const fileOf = (from, name, file) => join(createRequire(from).resolve(`${name}/package.json`), '..', file);

/** @type {Readonly<Record<string, () => unknown>>} */
const commands = {
  dev: () =>
    run(fileURLToPath(new URL('development/develop.mjs', import.meta.url)), [
      'rspack.standalone.mjs',
      ...args,
    ]),
  build: () => run(fileOf(import.meta.url, '@rspack/cli', 'bin/rspack.js'), ['build', ...args]),
  serve: () => serveRemote(process.cwd()),
  test: () => run(fileOf(join(process.cwd(), 'package.json'), 'jest', 'bin/jest.js'), args),
};

const chosen = commands[command];
if (chosen) await chosen();
else {
  console.error(usage);
  process.exitCode = 1;
}
