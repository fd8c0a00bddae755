import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tools/build/free-port.mjs';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { ensureEngine } from '../../tools/setup/test-programs.mjs';
import { type Image, madeFolders, makeImage } from './container-images/make-image';
import { playCases } from './report/play-cases';
import { print } from './report/print';
import { untilDone } from './waiting/until';

/** Spawn options for an account that owns no file, as in a container with a read-only file system. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function printSize(name: string, { folder }: Image): void {
  const size = Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]);
  print(`  ${name}: ${Math.round(size / 1024)} MB in addition to the base image`);
}

/** Creates the only folder into which the process may write. */
function dataFolderOf({ folder }: Image): string {
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  if (unprivileged.uid) chownSync(data, unprivileged.uid, unprivileged.gid);
  return data;
}

/** Starts the process of an image with only Node. @returns the faults found */
async function startNode(image: Image, portVariable: string): Promise<string[]> {
  const port = String(await freePort());
  const env = { ...image.variables, HOST: '127.0.0.1', DATA_DIR: dataFolderOf(image), [portVariable]: port };
  const [, ...args] = image.command;
  const options = { cwd: image.workingFolder, env: { ...env, SHOP_ENV: 'compose' }, ...unprivileged };
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ended = once(child, 'exit');
  const [, ...check] = image.healthCheck.map((each) => each.replace(/(127\.0\.0\.1:)\d+/, `$1${port}`));
  try {
    // An image without a health check runs a job and exits.
    if (check.length > 0)
      await untilDone('the image is healthy', () => {
        if (child.exitCode !== null) throw new Error(errors);
        return spawnSync(process.execPath, check, options).status === 0;
      });
    else await ended;
  } finally {
    child.kill('SIGTERM');
  }
  const [code] = await ended;
  return code === 0 ? [] : [`exit code ${code}: ${errors}`];
}

/** Serves the remotes' files with the image's configuration of nginx. @returns the faults found */
async function serveRemotes({ folder }: Image): Promise<string[]> {
  const { NGINX_PATH: program } = ensureEngine('nginx');
  if (!program) return [];
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const configuration = readFileSync(join(folder, 'etc/nginx/nginx.conf'), 'utf8');
  writeFileSync(
    file,
    configuration
      .replaceAll('/tmp/', `${dataFolderOf({ folder } as Image)}/`)
      .replace('/srv/', `${folder}/srv/`)
      .replace('8080', `127.0.0.1:${port}`),
  );
  const server = spawn(program, ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: 'ignore',
    ...unprivileged,
  });
  const ended = once(server, 'exit');
  const url = `http://127.0.0.1:${port}/mfe-account`;
  const headersOf = async (path: string) => {
    const { status, headers } = await fetch(`${url}/${path}`);
    const named = ['content-type', 'cache-control', 'access-control-allow-origin', 'x-content-type-options'];
    return [status, ...named.map((name) => headers.get(name))].join(' ');
  };
  try {
    await untilDone('nginx responds', () => fetch(url).then(Boolean, () => false));
    const { entry }: { entry: { file: string } } = await (await fetch(`${url}/remote.json`)).json();
    const expectedHeaders = {
      'remote.json': '200 application/json no-cache * nosniff',
      [entry.file]: '200 text/javascript; charset=utf-8 public, max-age=31536000, immutable * nosniff',
    };
    const faults = Object.entries(expectedHeaders).map(async ([path, expected]) => {
      const seen = await headersOf(path);
      return seen === expected ? [] : [`${path}: ${seen}`];
    });
    const missing = await headersOf('missing.js');
    return [
      ...(await Promise.all(faults)).flat(),
      ...(missing.startsWith('404') ? [] : [`missing: ${missing}`]),
    ];
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

const images = [
  { name: 'shell', play: (image: Image) => startNode(image, 'SHELL_PORT') },
  { name: 'api', play: (image: Image) => startNode(image, 'API_PORT') },
  { name: 'migrations', play: (image: Image) => startNode(image, 'API_PORT') },
  { name: 'payment-sandbox', play: (image: Image) => startNode(image, 'PAYMENT_SANDBOX_PORT') },
  { name: 'remotes', play: serveRemotes },
];

/**
 * Creates the contents of each image of `containers/Dockerfile` without a container engine, prints their size
 * and starts them under an account that may write only into the data folder. True when each is healthy and
 * stops on SIGTERM.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt();
  try {
    return await playCases(images, chosen, { sample: images.map(({ name }) => name) }, ({ name, play }) => {
      const image = makeImage(name);
      printSize(name, image);
      return play(image);
    });
  } finally {
    for (const folder of madeFolders()) rmSync(folder, { recursive: true, force: true });
  }
}
