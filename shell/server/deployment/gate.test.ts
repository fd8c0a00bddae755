import type { RemoteManifest } from 'shared-contracts/remotes';
import { testEnvironment, waitForHosts } from '../testing/environment';
import { RemoteHost, unfit } from '../testing/remote-host';
import { gateOf } from './gate';

const order = { path: 'order/:id', scripts: [], styles: [] };

it.each<[string, Partial<RemoteManifest>, RegExp]>([
  ['accepts a version that fits', {}, /^accepted$/],
  ['refuses a version that needs another shell', unfit, /demande react \^99\.0\.0/],
  ['refuses a version with a page outside of its prefixes', { pages: { order } }, /la page order est fermée/],
])('the gate %s', async (_, change, verdict) => {
  waitForHosts();
  const remote = await RemoteHost.start();
  const environment = testEnvironment({ remotes: { 'mfe-catalogue': remote.url } });
  const admit = gateOf({ react: '19.3.1' }, () => environment);

  const admission = admit('mfe-catalogue', remote.url, remote.deploy('', change)).then(() => 'accepted');

  expect(await admission.catch(({ message }: Error) => message)).toMatch(verdict);
  await remote.stop();
});
