import { generateKeyPairSync } from 'node:crypto';
import { buildOf } from 'server-kit/remote-build';
import type { Build } from '../build-folder';
import { Host } from '../host';
import { openStore } from '../location';
import { type Location, publish } from '../publish';
import { readState } from '../releases';
import type { Verdict } from '../shop';
import { type Keys, publicTextOf } from '../signature';
import type { Store } from '../store';
import { makeBuild } from './builds';
import { FolderHost } from './folder-host';
import { S3Double } from './s3-double';

export const name = 'mfe-account';
/** Builds of the remote with different texts. */
export const first = makeBuild('first');
export const second = makeBuild('second');
export const third = makeBuild('third');
export const id = ({ manifest }: Build) => buildOf(manifest);
/** Returns the verdict of a process of a build of the shell, by default that it has accepted a version. */
export const verdict = (build: string, decided: Partial<Verdict> = {}): Verdict => ({
  shell: { id: `a process of ${build}`, version: '1.0.0', build },
  state: 'live',
  ...decided,
});
export const noKeys: Keys = { privateKey: null, publicKeys: [] };

/** Generates a key pair for an environment and a squad. */
export function newKeys(): Keys {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKeys: [publicTextOf(privateKey)] };
}

type TestHost = FolderHost | S3Double;

/** A squad that deploys to its own folder on a host. */
class Squad {
  #count = 0;
  #location: Location | null = null;
  url = '';

  get location(): Location {
    if (!this.#location) throw new Error('the squad has no folder yet');
    return this.#location;
  }

  /** Assigns an empty folder to the squad. */
  async moveTo(testHost: TestHost): Promise<void> {
    this.#count += 1;
    const { to, url } = testHost.locate(`folder-${this.#count}`);
    const host = new Host(url, 'http://localhost:3000');
    this.url = url;
    this.#location = { store: await openStore(to, '/'), host, keys: noKeys };
  }

  /** Returns its location with some methods of the store replaced. */
  locationWith(calls: Partial<Store>): Location {
    return { ...this.location, store: Object.assign(Object.create(this.location.store), calls) };
  }

  /** Deploys builds to all visitors. */
  async publish(...builds: readonly Build[]): Promise<void> {
    for (const build of builds) await publish(build, this.location);
  }

  /** Resolves to the build that visitors get. */
  async live(): Promise<string> {
    return buildOf(await (await fetch(`${this.url}remote.json`)).json());
  }

  /** Resolves to the builds in the recorded history. */
  async history(): Promise<string[]> {
    return (await readState(name, this.location)).releases.map(({ build }) => build);
  }
}

type Tests = (squad: Squad) => void;

/** Registers tests of a squad on a kind of host; every test starts with an empty folder. */
function onHost(title: string, start: () => Promise<TestHost>, tests: Tests): void {
  describe(title, () => {
    const squad = new Squad();
    let host: TestHost;
    beforeAll(async () => {
      host = await start();
    });
    afterAll(() => host.stop());
    beforeEach(() => squad.moveTo(host));
    tests(squad);
  });
}

export const onFolder = (title: string, tests: Tests) => onHost(title, FolderHost.start, tests);

/** Registers the same tests for each kind of host. */
export function onEachHost(title: string, tests: Tests): void {
  onHost(title.replace('%s', 'a folder'), FolderHost.start, tests);
  onHost(title.replace('%s', 'an S3 bucket'), S3Double.start, tests);
}
