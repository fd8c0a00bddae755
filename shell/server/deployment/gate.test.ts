import type { RemoteManifest } from 'shared-contracts/remotes';
import { testEnvironment, waitForHosts } from '../testing/environment';
import { RemoteHost, unfit } from '../testing/remote-host';
import { gateOf } from './gate';

const name = 'mfe-catalogue';
const order = { path: 'order/:id', scripts: [], styles: [] };

it.each<[string, Partial<RemoteManifest>, string | null]>([
  ['that fits', {}, null],
  ['that needs another shell', unfit, 'demande react ^99.0.0'],
  ['with a page outside of its prefixes', { pages: { order } }, 'la page order est fermée'],
])('the gate accepts a version %s, or names its reason', async (_, change, reason) => {
  waitForHosts();
  const remote = await RemoteHost.start();
  const environment = testEnvironment({ remotes: { [name]: remote.url } });

  const admit = gateOf({ react: '19.3.1' }, () => environment);
  const admitted = admit(name, remote.url, remote.deploy('', change));

  if (reason === null) await admitted;
  else await expect(admitted).rejects.toThrow(reason);
  await remote.stop();
});
