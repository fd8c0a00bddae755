import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/build/free-port.mjs';
import { remotes } from '../../../tools/build/processes.mjs';
import { readBuild } from '../../../tools/deploy/build-folder.ts';
import { deployBuilt } from '../../../tools/deploy/deploy-built.ts';
import { FolderStore } from '../../../tools/deploy/folder-store.ts';
import { publish, publishShare } from '../../../tools/deploy/publish.ts';
import { privateKeyOf, writeNewKey } from '../../../tools/deploy/signature.ts';
import { hostsFolder, root } from '../../../tools/setup/paths.mjs';
import { ensureEngine } from '../../../tools/setup/test-programs.mjs';
import { startShop } from '../../../tools/setup/testing/shop-on-free-ports';
import { cacheKey, startNginx } from '../shop/nginx';
import { untilLive, variables } from '../shop/own-shop';
import { untilDone } from '../waiting/until';

export const remote = 'mfe-catalogue';
export const liveFolder = join(root, remote, 'dist/browser');
export const list = '/category-product/SACS/SACS-POUBELLE';

export type SharedShop = Awaited<ReturnType<typeof startSharedShop>>;

/** Starts a shop that serves deployed remotes, behind the cache described in the guide to deploying. */
export async function startSharedShop(folder: string) {
  const { NGINX_PATH: program } = ensureEngine('nginx');
  if (!program) throw new Error('nginx is missing');
  const port = await freePort();
  const cacheUrl = `http://localhost:${port}`;
  const keyFile = join(folder, 'key.pem');
  const publicKey = writeNewKey(keyFile);
  const shop = await startShop({
    folder,
    edit(environment) {
      environment.shop.url = `${cacheUrl}/`;
      Object.assign(environment.remotes[remote], { publicKey });
    },
    variables: { ...variables, DEPLOY_KEY_FILE: keyFile },
    async prepare() {
      process.env.REMOTES_FOLDER = await deployBuilt(remotes.map(({ name }) => name));
    },
  });
  await untilLive(shop.url);
  const shell = Number(new URL(shop.url).port);
  const nginx = await startNginx(program, {
    folder: join(folder, 'nginx'),
    port,
    shells: [shell],
    site: `
      proxy_cache_path ${join(folder, 'cache')} keys_zone=pages:1m;
      ${cacheKey()}
      server {
        listen 127.0.0.1:${port};
        add_header X-Cache $upstream_cache_status;
        location / { proxy_pass http://127.0.0.1:${shell}; proxy_cache pages; proxy_cache_lock on; }
      }`,
  });

  const location = {
    store: new FolderStore(join(hostsFolder(), remote)),
    host: null,
    keys: { privateKey: privateKeyOf(process.env), publicKeys: [publicKey] },
  };
  const health = async () => (await (await fetch(`${shop.url}/health`)).json()).remotes[remote];

  return {
    ...shop,
    /** URL of the cache. */
    cacheUrl,
    /** Returns the remote's state in the shell's `/health`. */
    health,
    async share(build: string, percent: number) {
      await publishShare(readBuild(build, remote), percent, location);
      await untilDone('the share runs', async () => (await health()).share?.live != null);
    },
    async deploy(build: string) {
      await publish(readBuild(build, remote), location);
      await untilDone('all visitors get the live version', async () => (await health()).share === null);
    },
    publish: (build: string) => publish(readBuild(build, remote), location),
    async stop() {
      await nginx.stop();
      await shop.stop();
    },
  };
}

/** Returns the names of the files in the `remote.json` of a build. */
const namesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    [...readFileSync(join(folder, 'remote.json'), 'utf8').matchAll(/"file": ?"([^"]+)"/g)].map(
      ([, name = '']) => name,
    ),
  );

/** Returns a function that identifies the build of an HTML document by its scripts and styles. */
export function documentsOf(live: string, canary: string) {
  const [ofLive, ofCanary] = [namesIn(live), namesIn(canary)];
  const onlyIn = (names: ReadonlySet<string>, otherNames: ReadonlySet<string>) =>
    [...names].filter((name) => /\.(js|css)$/.test(name) && !otherNames.has(name));
  const [liveNames, canaryNames] = [onlyIn(ofLive, ofCanary), onlyIn(ofCanary, ofLive)];
  return (html: string) => {
    const [isLive, isCanary] = [liveNames, canaryNames].map((names) =>
      names.some((name) => html.includes(name)),
    );
    return isLive && isCanary ? 'both' : isCanary ? 'canary' : isLive ? 'live' : 'none';
  };
}
