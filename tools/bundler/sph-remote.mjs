#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newRemote, takePackages } from './new-remote.mjs';
import { remoteIn } from './ports.mjs';

/** `sph-remote COMMAND`: commands of a squad, run in the remote's folder. */
const usage = `sph-remote COMMANDE, dans le dossier d'une application :
  new NOM [PAQUETS]   un dépôt pour une nouvelle application, dans le dossier mfe-NOM ; PAQUETS : dossier de fichiers .tgz
  update PAQUETS      d'autres paquets, et les bibliothèques de leur version
  dev       l'application dans la boutique du paquet sph-shop, ou seule sans lui, à jour à chaque modification
  build     dist/browser et dist/renderer
  gallery   les composants communs et leurs propriétés, sur http://localhost:6060/ (PORT)
  serve     sert dist/browser
  test      tests unitaires
  check     --against ADRESSE : construit, puis compare avec une boutique en service
  deploy    construit, puis met en ligne ; SHOP_URL est l'adresse de la boutique
  rollback, prune, preview   versions sur l'hôte`;

const [command = '', ...args] = process.argv.slice(2);

/** Prints the reason; the command will end with exit code 1. @param {string} reason */
function refuse(reason) {
  console.error(reason);
  process.exitCode = 1;
}

/** Runs a program in this terminal. @param {string} script @param {readonly string[]} given */
function run(script, given) {
  const { status } = spawnSync(process.execPath, [script, ...given], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** Resolves a file of a package. @param {string} from @param {string} name @param {string} file */
const fileOf = (from, name, file) => join(createRequire(from).resolve(`${name}/package.json`), '..', file);

const developProgram = join(import.meta.dirname, 'development/develop.mjs');

/** Runs this folder's remote in a watched build: in the shop of `sph-shop` if installed, else standalone. */
async function develop() {
  const { resolve: fileOfPackage } = createRequire(join(process.cwd(), 'package.json'));
  let shop = '';
  try {
    shop = fileOfPackage('sph-shop');
  } catch {
    return run(developProgram, [join(import.meta.dirname, 'rspack/standalone.mjs')]);
  }
  const { runPackedShop } = await import(pathToFileURL(shop).href);
  await runPackedShop({ folder: process.cwd(), develop: developProgram });
}

/** Does what writes the files of a remote, or prints why not. @param {() => void} work */
function write(work) {
  try {
    work();
  } catch (error) {
    refuse(/** @type {Error} */ (error).message);
  }
}

/** Takes other packages into this folder's remote. */
function update() {
  const [packed] = args;
  if (packed) write(() => takePackages(process.cwd(), resolve(packed)));
  else refuse(usage);
}

/** @param {readonly string[]} given */
const build = (given) => run(fileOf(import.meta.url, '@rspack/cli', 'bin/rspack.js'), ['build', ...given]);

/** Runs a command of the deployment program for this folder's remote; without `--from` it builds first. */
async function withDeployment() {
  const { SHOP_URL, SHOP_ENVIRONMENT_FILE } = process.env;
  const needsShop = command !== 'check' && !args.includes('--new-key');
  if (needsShop && !SHOP_URL && !SHOP_ENVIRONMENT_FILE)
    return refuse("SHOP_URL manque : indiquez l'adresse de la boutique.");
  process.argv.splice(3, 0, remoteIn(process.cwd()).name);
  const { runProgram } = await import(new URL('dist/deploy.mjs', import.meta.url).href);
  await runProgram(async () => {
    build([]);
    if (process.exitCode) process.exit();
    return resolve('dist/browser');
  });
}

/** @type {Readonly<Record<string, () => unknown>>} */
const commands = {
  new: () => write(() => console.log(newRemote(args[0], args[1]))),
  update,
  dev: develop,
  build: () => build(args),
  gallery: () => run(developProgram, [join(import.meta.dirname, 'rspack/gallery.mjs')]),
  serve: async () => (await import('./serve.mjs')).serveRemote(process.cwd()),
  test: () => run(fileOf(join(process.cwd(), 'package.json'), 'jest', 'bin/jest.js'), args),
  check: withDeployment,
  deploy: withDeployment,
  rollback: withDeployment,
  prune: withDeployment,
  preview: withDeployment,
};

const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (chosen) await chosen();
else refuse(usage);
