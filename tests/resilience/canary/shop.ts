import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/bundler/free-port.mjs';
import { readBuild } from '../../../tools/deploy/build-folder.ts';
import { FolderStore } from '../../../tools/deploy/folder-store.ts';
import { publish, publishCanary } from '../../../tools/deploy/publish.ts';
import { privateKeyOf, writeNewKey } from '../../../tools/deploy/signature.ts';
import { hostsFolder, root } from '../../../tools/workspace/paths.mjs';
import { ensureProgram } from '../../../tools/workspace/test-programs.mjs';
import { deployRemotes } from '../../kit/deploy-remotes';
import { untilLive, variables } from '../../kit/own-shop';
import { startNginx } from '../../kit/program';
import { startShop } from '../../kit/shop-on-free-ports';
import { untilDone } from '../../kit/until';

export const remote = 'mfe-catalogue';
export const liveFolder = join(root, remote, 'dist/browser');
export const list = '/category-product/SACS/SACS-POUBELLE';

export type CanaryShop = Awaited<ReturnType<typeof startCanaryShop>>;

/** Starts a shop that serves deployed remotes, behind the cache described in the guide to deploying. */
export async function startCanaryShop(folder: string) {
  const { NGINX_PATH: program } = ensureProgram('nginx');
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
    prepare: deployRemotes,
  });
  await untilLive(shop.url);
  const guide = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const nginx = await startNginx(
    program,
    folder,
    port,
    `proxy_cache_path ${folder}/cache keys_zone=pages:1m;
    ${/```nginx\n([\s\S]*?)```/.exec(guide)?.[1]}
    server {
      listen 127.0.0.1:${port};
      add_header X-Cache $upstream_cache_status;
      location / { proxy_pass http://127.0.0.1:${shop.ports.shell}; proxy_cache pages; proxy_cache_lock on; }
    }`,
  );
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
    async deployCanary(build: string, percent: number) {
      await publishCanary(readBuild(build, remote), percent, location);
      await untilDone('visitors get the canary', async () => (await health()).canary?.live != null);
    },
    /** Deploys to all visitors; resolves once the shell uses the build. */
    async deploy(build: string) {
      const { live, canary } = await health();
      await publish(readBuild(build, remote), location);
      await untilDone('the shell uses the build', async () => {
        const now = await health();
        return now.canary === null && (canary !== null || now.live.build !== live.build);
      });
    },
    async stop() {
      await nginx.kill();
      await shop.stop();
    },
  };
}

/** Returns a function that identifies the build of an HTML document by its scripts and styles. */
export function documentsOf(live: string, canary: string) {
  const [ofLive = [], ofCanary = []] = [live, canary].map((folder) =>
    readBuild(folder, remote).files.filter((file) => /\.(js|css)$/.test(file)),
  );
  return (html: string) => {
    const isLive = ofLive.some((name) => !ofCanary.includes(name) && html.includes(name));
    const isCanary = ofCanary.some((name) => !ofLive.includes(name) && html.includes(name));
    return isLive && isCanary ? 'both' : isCanary ? 'canary' : isLive ? 'live' : 'none';
  };
}
