import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { signed } from '../../scripts/deploy/signature';
import { eventually } from './testing/environment';
import { bundle } from './testing/remote-host';
import { shell } from './testing/shell-of-each-test';

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const publicHalf = (key: KeyObject) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
const [squad, next, stranger] = [newKey(), newKey(), newKey()];

/** Puts another version in front, whose pointer a key has signed. */
function deploy(key: KeyObject | null) {
  const manifest = shell.remote.deploy(bundle());
  if (key) shell.remote.manifest = signed(manifest, key);
}
const catalogue = async () => (await shell.health()).remotes['mfe-catalogue'];
const liveVersion = async () => (await catalogue()).live?.version;
const untilLive = (version: string) => eventually(async () => expect(await liveVersion()).toBe(version));
const untilRefused = (reason: RegExp) =>
  eventually(async () => expect((await catalogue()).refused?.reason).toMatch(reason));

describe('a catalogue whose squad signs what it deploys', () => {
  it('is live in the version that the squad has signed, and browsers are given its pointer', async () => {
    shell.changeEnvironment({ publicKey: publicHalf(squad) });
    deploy(squad);

    await shell.open();

    expect(await liveVersion()).toBe('1.0.1');
    expect(JSON.parse((await shell.ask('/remotes/mfe-catalogue.json')).body).version).toBe('1.0.1');
  });

  it.each<[string, RegExp, () => void]>([
    [
      'that nobody has signed',
      /^remote\.json n'est pas signé, remotes\.mfe-catalogue\.publicKey le demande$/,
      () => deploy(null),
    ],
    [
      'that a stranger has signed',
      /^remote\.json est signé par une clé qui n'est pas dans remotes\.mfe-catalogue\.publicKey$/,
      () => deploy(stranger),
    ],
    [
      'that was altered after it was signed',
      /^remote\.json a été modifié après sa signature$/,
      () => {
        deploy(squad);
        const { manifest } = shell.remote;
        if (!manifest) throw new Error('nothing was deployed');
        shell.remote.manifest = { ...manifest, version: '6.6.6' };
      },
    ],
    [
      'whose signature names no way of signing',
      /^remote\.json est signé par une clé qui n'est pas dans/,
      () => {
        deploy(null);
        const { manifest } = shell.remote;
        if (!manifest) throw new Error('nothing was deployed');
        const header = Buffer.from('{"alg":"none"}').toString('base64url');
        shell.remote.manifest = { ...manifest, signature: `${header}..` };
      },
    ],
  ])('keeps its version before one %s, and the operator reads why', async (_what, reason, deployBadly) => {
    shell.changeEnvironment({ publicKey: publicHalf(squad) });
    deploy(squad);
    await shell.open();

    deployBadly();

    await untilRefused(reason);
    expect(await liveVersion()).toBe('1.0.1');
  });

  it('goes over to another key without a gap while the environment has both', async () => {
    shell.changeEnvironment({ publicKey: [publicHalf(squad), publicHalf(next)] });
    deploy(squad);
    await shell.open();
    expect(await liveVersion()).toBe('1.0.1');

    deploy(next);

    await untilLive('1.0.2');
  });

  it('shows no version from the disk that was kept before signatures were asked for', async () => {
    await shell.open();
    expect(await liveVersion()).toBe('1.0.0');
    shell.changeEnvironment({ publicKey: publicHalf(squad) });

    await shell.open();

    await untilRefused(/n'est pas signé/);
    expect((await catalogue()).live).toBeNull();
  });

  it('shows the signed version from the disk while its host is away', async () => {
    shell.changeEnvironment({ publicKey: publicHalf(squad) });
    deploy(squad);
    await shell.open();
    shell.remote.host.answer = (request) => void request.socket.destroy();

    await shell.open();

    expect(await liveVersion()).toBe('1.0.1');
  });
});
