import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { contractVersion, type RemoteManifest } from 'shared-contracts/remotes';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { signed } from '../../../tools/deploy/signature';
import { testEnvironment, waitForHosts } from '../testing/environment';
import { RemoteHost } from '../testing/remote-host';
import { isSignedFor } from './gate';
import { RemoteManifests } from './remote-manifests';
import { VersionStore } from './version-store';

const name = 'mfe-catalogue';
const newKey = () => generateKeyPairSync('ed25519').privateKey;
const publicHalf = (key: KeyObject) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
const [squad, next, unknown] = [newKey(), newKey(), newKey()];

let folder: string;
let remote: RemoteHost;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  waitForHosts();
  folder = mkdtempSync(join(tmpdir(), 'signed-pointers-'));
  remote = await RemoteHost.start();
});
afterEach(async () => {
  await remote.stop();
  rmSync(folder, { recursive: true });
});

/** Starts a shell with the store of the previous one; the returned function polls the remote. */
function startShell(...keys: readonly KeyObject[]) {
  const shell = { contracts: [contractVersion], federation: '1.0.0', shared: {} };
  const environment = testEnvironment({ remotes: { [name]: remote.url } });
  const publicKey = keys.length > 0 ? keys.map(publicHalf) : undefined;
  const [settings] = Object.values(environment.remotes);
  const withKeys = { ...environment, remotes: { [name]: { ...settings, publicKey } } } as typeof environment;
  const manifests = new RemoteManifests({
    environment: () => withKeys,
    admit: async () => undefined,
    store: new VersionStore(folder, shell),
  });
  return async () => {
    await manifests.refresh();
    const { live, refused } = manifests.status()[name] ?? {};
    return { live: live?.version, refused: refused?.reason };
  };
}

/** Deploys another version, whose pointer is signed with a key. */
function deploy(key: KeyObject | null): RemoteManifest {
  const manifest = remote.deploy('');
  remote.manifest = key ? signed(manifest, key) : manifest;
  return remote.manifest;
}

describe('a catalogue whose squad signs what it deploys', () => {
  it.each<[string, string, () => void]>([
    [
      'without a signature',
      `remote.json n'est pas signé, remotes.${name}.publicKey le demande`,
      () => deploy(null),
    ],
    [
      'signed by an unknown key',
      `remote.json est signé par une clé qui n'est pas dans remotes.${name}.publicKey`,
      () => deploy(unknown),
    ],
    [
      'altered after it was signed',
      'remote.json a été modifié après sa signature',
      () => {
        remote.manifest = { ...deploy(squad), version: '6.6.6' };
      },
    ],
    [
      'whose signature names no algorithm',
      `remote.json est signé par une clé qui n'est pas dans remotes.${name}.publicKey`,
      () => {
        const header = Buffer.from('{"alg":"none"}').toString('base64url');
        remote.manifest = { ...deploy(null), signature: `${header}..` };
      },
    ],
  ])(
    'keeps its live version when a version %s is deployed, and reports the reason',
    async (_what, refused, deployBadly) => {
      const poll = startShell(squad);
      deploy(squad);
      expect(await poll()).toEqual({ live: '1.0.1' });

      deployBadly();

      expect(await poll()).toEqual({ live: '1.0.1', refused });
    },
  );

  it('may change to another key while the environment has both', async () => {
    const poll = startShell(squad, next);
    deploy(squad);
    expect(await poll()).toEqual({ live: '1.0.1' });

    deploy(next);

    expect(await poll()).toEqual({ live: '1.0.2' });
  });

  it('ignores an unsigned version in the store once the environment requires signatures', async () => {
    expect(await startShell()()).toEqual({ live: '1.0.0' });

    const { live, refused } = await startShell(squad)();

    expect(live).toBeUndefined();
    expect(refused).toContain("n'est pas signé");
  });

  it('uses its signed version from the store while its host is down', async () => {
    deploy(squad);
    await startShell(squad)();
    remote.host.respond = (request) => void request.socket.destroy();

    expect(await startShell(squad)()).toEqual({ live: '1.0.1' });
  });
});

it('a random signature is never accepted', () => {
  const part = fc.oneof(
    anyText,
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
  );
  const signature = fc.array(part, { maxLength: 4 }).map((parts) => parts.join('..'));
  fc.assert(
    fc.property(signature, fc.array(anyText), (forged, keys) => {
      expect(isSignedFor({ name: 'mfe-x', signature: forged } as RemoteManifest, keys)).toBe(false);
    }),
    runs,
  );
});
