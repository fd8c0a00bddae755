import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion, type RemoteManifest } from 'shared-contracts/remotes';
import { signed } from '../../../tools/deploy/signature';
import { testEnvironment, waitForHosts } from '../testing/environment';
import { RemoteHost } from '../testing/remote-host';
import { RemoteManifests } from './remote-manifests';
import { KeptRemotes } from './version-store';

const name = 'mfe-catalogue';
const newKey = () => generateKeyPairSync('ed25519').privateKey;
const publicHalf = (key: KeyObject) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
const [squad, next, stranger] = [newKey(), newKey(), newKey()];

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

/** A shell that starts on what the last one has kept; the returned function asks the host and says what is live. */
function startShell(...keys: readonly KeyObject[]) {
  const shell = { contracts: [contractVersion], federation: '1.0.0', shared: {} };
  const manifests = new RemoteManifests({
    admit: async () => undefined,
    kept: new KeptRemotes(folder, shell),
  });
  const environment = testEnvironment({ remotes: { [name]: remote.url } });
  const publicKey = keys.length > 0 ? keys.map(publicHalf) : undefined;
  const [placed] = Object.values(environment.remotes);
  const withKeys = { ...environment, remotes: { [name]: { ...placed, publicKey } } } as typeof environment;
  return async () => {
    await manifests.refresh(withKeys);
    const { live, refused } = manifests.status(withKeys)[name] ?? {};
    return { live: live?.version, refused: refused?.reason };
  };
}

/** Puts another version in front, whose pointer a key has signed. */
function deploy(key: KeyObject | null): RemoteManifest {
  const manifest = remote.deploy('');
  remote.manifest = key ? signed(manifest, key) : manifest;
  return remote.manifest;
}

describe('a catalogue whose squad signs what it deploys', () => {
  it.each<[string, string, () => void]>([
    [
      'that nobody has signed',
      `remote.json n'est pas signé, remotes.${name}.publicKey le demande`,
      () => deploy(null),
    ],
    [
      'that a stranger has signed',
      `remote.json est signé par une clé qui n'est pas dans remotes.${name}.publicKey`,
      () => deploy(stranger),
    ],
    [
      'that was altered after it was signed',
      'remote.json a été modifié après sa signature',
      () => {
        remote.manifest = { ...deploy(squad), version: '6.6.6' };
      },
    ],
    [
      'whose signature names no way of signing',
      `remote.json est signé par une clé qui n'est pas dans remotes.${name}.publicKey`,
      () => {
        const header = Buffer.from('{"alg":"none"}').toString('base64url');
        remote.manifest = { ...deploy(null), signature: `${header}..` };
      },
    ],
  ])('keeps its version before one %s, and the operator reads why', async (_what, refused, deployBadly) => {
    const look = startShell(squad);
    deploy(squad);
    expect(await look()).toEqual({ live: '1.0.1' });

    deployBadly();

    expect(await look()).toEqual({ live: '1.0.1', refused });
  });

  it('goes over to another key without a gap while the environment has both', async () => {
    const look = startShell(squad, next);
    deploy(squad);
    expect(await look()).toEqual({ live: '1.0.1' });

    deploy(next);

    expect(await look()).toEqual({ live: '1.0.2' });
  });

  it('shows no version from the disk that was kept before signatures were asked for', async () => {
    expect(await startShell()()).toEqual({ live: '1.0.0' });

    const { live, refused } = await startShell(squad)();

    expect(live).toBeUndefined();
    expect(refused).toContain("n'est pas signé");
  });

  it('shows the signed version from the disk while its host is away', async () => {
    deploy(squad);
    await startShell(squad)();
    remote.host.answer = (request) => void request.socket.destroy();

    expect(await startShell(squad)()).toEqual({ live: '1.0.1' });
  });
});
