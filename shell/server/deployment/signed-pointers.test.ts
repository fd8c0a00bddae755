import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { isSigned, signed } from 'server-kit/remote-build';
import { type RemoteManifest, signedText } from 'shared-contracts/remotes';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { deploymentsOf } from '../testing/deployments-of';
import { testEnvironment, waitForHosts } from '../testing/environment';
import { RemoteHost } from '../testing/remote-host';
import { gateOf } from './gate';

const name = 'mfe-catalogue';
const folders = temporaryFolder();
const newKey = () => generateKeyPairSync('ed25519').privateKey;
const publicHalf = (key: KeyObject) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
const [squad, next, unknown] = [newKey(), newKey(), newKey()];

let folder: string;
let remote: RemoteHost;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  waitForHosts();
  folder = mkdtempSync(join(folders, 'signed-'));
  remote = await RemoteHost.start();
});
afterEach(() => remote.stop());

/** Starts a shell with the store of the previous one; the returned function polls the remote. */
function startShell(...keys: readonly KeyObject[]) {
  const environment = testEnvironment({ remotes: { [name]: remote.url } });
  const publicKey = keys.length > 0 ? keys.map(publicHalf) : undefined;
  const [settings] = Object.values(environment.remotes);
  const withKeys = { ...environment, remotes: { [name]: { ...settings, publicKey } } } as typeof environment;
  const { deployments } = deploymentsOf(withKeys, { folder, admit: gateOf({}, () => withKeys) });
  return async () => {
    await deployments.refresh();
    const { live, refused } = deployments.status()[name] ?? {};
    return { live: live?.version, refused: refused?.reason };
  };
}

/** Deploys another version, whose pointer is signed with a key. */
async function deploy(key: KeyObject | null): Promise<RemoteManifest> {
  const manifest = remote.deploy('');
  remote.manifest = key ? await signed(manifest, key) : manifest;
  return remote.manifest;
}

describe('a catalogue whose squad signs what it deploys', () => {
  const notSigned = `remote.json n'est pas signé, remotes.${name}.publicKey le demande`;
  const otherKey = `la signature de remote.json n'est celle d'aucune clé de remotes.${name}.publicKey`;
  const edit = (manifest: RemoteManifest) => {
    remote.manifest = manifest;
  };
  const unnamed = `${Buffer.from('{"alg":"none"}').toString('base64url')}..`;

  it.each<[string, string, () => Promise<unknown>]>([
    ['without a signature', notSigned, () => deploy(null)],
    ['signed by an unknown key', otherKey, () => deploy(unknown)],
    ['altered since its signature', otherKey, async () => edit({ ...(await deploy(squad)), version: '6' })],
    ['signed by no algorithm', otherKey, async () => edit({ ...(await deploy(null)), signature: unnamed })],
    [
      'whose signature brings the signed content of an earlier version',
      otherKey,
      async () => {
        const { signature = '', ...earlier } = await deploy(squad);
        const content = Buffer.from(signedText(earlier)).toString('base64url');
        edit({ ...(await deploy(null)), signature: signature.replace('..', `.${content}.`) });
      },
    ],
  ])('keeps its version when one %s is deployed, and reports why', async (_what, refused, deployBadly) => {
    const poll = startShell(squad);
    await deploy(squad);
    expect(await poll()).toEqual({ live: '1.0.1' });

    await deployBadly();

    expect(await poll()).toEqual({ live: '1.0.1', refused });
  });

  it('may change to another key while the environment has both', async () => {
    const poll = startShell(squad, next);
    await deploy(squad);
    expect(await poll()).toEqual({ live: '1.0.1' });

    await deploy(next);

    expect(await poll()).toEqual({ live: '1.0.2' });
  });

  it('ignores an unsigned version in the store once the environment requires signatures', async () => {
    expect(await startShell()()).toEqual({ live: '1.0.0' });

    const { live, refused } = await startShell(squad)();

    expect(live).toBeUndefined();
    expect(refused).toContain("n'est pas signé");
  });
});

it('a random signature is never accepted', async () => {
  const part = fc.oneof(
    anyText,
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
  );
  const signature = fc.array(part, { maxLength: 4 }).map((parts) => parts.join('..'));
  const publicKeys = fc.array(anyText, { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(signature, publicKeys, async (forged, keys) => {
      expect(await isSigned({ name: 'mfe-x', signature: forged } as RemoteManifest, keys)).toBe(false);
    }),
    runs,
  );
});
