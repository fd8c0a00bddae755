import { generateKeyPairSync } from 'node:crypto';
import { openStore } from '../open-store.mjs';
import { buildOf } from '../pointer.mjs';
import { Host } from '../read-back.mjs';
import { readState } from '../releases.mjs';
import { makeBuild } from './builds.mjs';
import { FolderHost } from './folder-host.mjs';
import { S3Double } from './s3-double.mjs';

export const name = 'mfe-account';
/** Builds of the remote, each with another text. */
export const [first, second, third] = ['first', 'second', 'third'].map((text) => makeBuild(text));
/** A build of a later contract. */
export const later = makeBuild('later', { contract: 4 });
export const id = ({ manifest }) => buildOf(manifest);
export const noKeys = { privateKey: null, publicKeys: [] };

/** A pair of keys, as an environment and a squad keep them. */
export function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey,
    publicKeys: [publicKey.export({ type: 'spki', format: 'der' }).toString('base64')],
  };
}

/** A squad that deploys to a folder of its own at a host. */
class Squad {
  #count = 0;

  /** Gives it an empty folder. */
  async moveTo(host) {
    this.#count += 1;
    const { to, url } = host.place(`folder-${this.#count}`);
    this.url = url;
    this.place = {
      store: await openStore(to, '/'),
      host: new Host({ url, origin: 'http://localhost:3000' }),
      keys: noKeys,
    };
  }

  /** The build that visitors get. */
  async live() {
    return buildOf(await (await fetch(`${this.url}remote.json`)).json());
  }

  /** The builds that were live, by what is written down. */
  async history() {
    return (await readState(name, this.place)).releases.map(({ build }) => build);
  }
}

/** The same tests at each kind of host; every test finds an empty folder. */
export function onEachHost(title, tests) {
  describe.each([
    ['a folder', FolderHost],
    ['an S3 bucket', S3Double],
  ])(title, (_what, Kind) => {
    const squad = new Squad();
    let host;
    beforeAll(async () => {
      host = await Kind.start();
    });
    afterAll(() => host.stop());
    beforeEach(() => squad.moveTo(host));
    tests(squad);
  });
}
