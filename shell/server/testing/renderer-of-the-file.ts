import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { VersionStore } from '../deployment/version-store';
import { RendererPool } from '../rendering/renderer-pool';
import { testEnvironment, waitForHosts } from './environment';
import { Host, respondWithCategories } from './host';
import { RemoteHost } from './remote-host';
import { partsOf, plainTemplate } from './template';

const script = pathToFileURL(resolve(__dirname, '../../dist/render/worker.mjs'));
export const name = 'mfe-catalogue';
export const list = '/category-product/SACS';

export let api: Host;
export let remote: RemoteHost;
export let renderer: RendererPool;

/** Starts the renderer, after closing the previous one. `deadline`: milliseconds for a page. */
export async function start(deadline = 60_000): Promise<void> {
  await renderer?.close();
  const environment = testEnvironment({ api: api.url, remotes: { [name]: remote.url } });
  renderer = new RendererPool(environment, {
    script,
    deadline,
    startLimit: 60_000,
    silenceLimit: 200,
    read: new VersionStore(null, { contracts: [], federation: '', shared: {} }).version,
  });
}

/** Deploys a version of the remote to the renderer; resolves to the reason for a refusal, or null. */
export const deploy = (source: string, change: Partial<RemoteManifest> = {}): Promise<string | null> =>
  renderer.take(name, remote.url, remote.deploy(source, change)).then(
    () => null,
    ({ message }: Error) => message,
  );

/** Returns the heading of a rendered page; null when it was left to the browser. */
export async function heading(path = list): Promise<string | null> {
  const outcome = await renderer.render(name, path, plainTemplate);
  if (outcome?.kind !== 'page') return null;
  return /<h1>(.*?)<\/h1>/.exec(partsOf(outcome).body)?.[1] ?? '';
}

beforeAll(async () => {
  [api, remote] = await Promise.all([Host.start(respondWithCategories), RemoteHost.start()]);
});
beforeEach(() => {
  // Errors of broken pages are expected.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  waitForHosts();
  [api.respond, remote.host.respond] = [respondWithCategories, remote.serve];
});
afterAll(async () => {
  await renderer.close();
  await Promise.all([api.stop(), remote.stop()]);
});
