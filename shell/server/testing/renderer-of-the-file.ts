import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { VersionStore } from '../deployment/version-store';
import type { Renderer } from '../rendering/renderer';
import { Renderers } from '../rendering/renderers';
import { testEnvironment, waitForHosts } from './environment';
import { Host, respondWithCategories } from './host';
import { RemoteHost } from './remote-host';
import { partsOf, plainTemplate } from './template';

const script = pathToFileURL(resolve(__dirname, '../../dist/render/worker.mjs'));
export const name = 'mfe-catalogue';
export const list = '/category-product/SACS';
/** Of the stored versions. */
const folder = temporaryFolder();

export let api: Host;
let remote: RemoteHost;
/** Renders the version that was deployed last. */
export let renderer: Renderer | null = null;
let renderers: Renderers;
let environment: Environment;
let store: VersionStore;

/** Forgets all versions and visits. `deadline`: milliseconds for a page. */
export async function start(deadline = 60_000): Promise<void> {
  await renderer?.end();
  renderer = null;
  environment = testEnvironment({ api: api.url, remotes: { [name]: remote.url } });
  store = new VersionStore(folder);
  renderers = new Renderers({ script, deadline, startLimit: 60_000, silenceLimit: 200 });
}

/** Deploys a version of the remote; resolves to the reason for a refusal, or null. */
export async function deploy(source: string, change: Partial<RemoteManifest> = {}): Promise<string | null> {
  const version = await store.readVersion(name, remote.url, remote.deploy(source, change));
  const inUse = renderer;
  try {
    renderer = await renderers.start(name, version, { environment, inUse });
    inUse?.retire();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns the heading of a rendered page; null when it was left to the browser. */
export async function heading(path = list): Promise<string | null> {
  const outcome = await renderer?.render(path, plainTemplate);
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
  await renderer?.end();
  await Promise.all([api.stop(), remote.stop()]);
});
