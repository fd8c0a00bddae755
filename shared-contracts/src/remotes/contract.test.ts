import {
  acceptedContracts,
  contractVersion,
  earlierPointer,
  fittingVersion,
  type RemoteManifest,
} from './manifest';

// A shell also accepts the previous contract, which the first contract does not have.
jest.mock('./contract.json', () => ({
  ...jest.requireActual('./contract.json'),
  version: 2,
  accepted: [2, 1],
}));

const integrity = `sha384-${'A'.repeat(64)}`;
const remoteOf = (contract: number): RemoteManifest => ({
  name: 'mfe-catalogue',
  version: `${contract}.0.0`,
  contract,
  entry: { file: 'remote-entry.1a2b3c4d.js', integrity },
  pages: {},
});
const earlier = 1;

/** Reads files next to `remote.json`. */
const beside = (files: Readonly<Record<string, RemoteManifest>>) =>
  jest.fn(async (file: string) => {
    const found = files[file];
    if (!found) throw new Error(`${file}: 404`);
    return found;
  });

describe('a shell', () => {
  it.each(acceptedContracts)(
    'loads a remote of the accepted contract %i and reads no other file',
    async (of) => {
      const read = beside({});

      expect(await fittingVersion(remoteOf(of), read)).toEqual(remoteOf(of));
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('loads the newest version of an accepted contract if the remote has a later contract', async () => {
    const read = beside({
      [earlierPointer(contractVersion)]: remoteOf(contractVersion),
      [earlierPointer(earlier)]: remoteOf(earlier),
    });

    expect(await fittingVersion(remoteOf(contractVersion + 1), read)).toEqual(remoteOf(contractVersion));
  });

  it('loads the version of the previous contract if its own is missing or has another contract', async () => {
    const files = { [earlierPointer(earlier)]: remoteOf(earlier) };
    const wrong = { ...files, [earlierPointer(contractVersion)]: remoteOf(contractVersion + 1) };

    expect(await fittingVersion(remoteOf(contractVersion + 1), beside(files))).toEqual(remoteOf(earlier));
    expect(await fittingVersion(remoteOf(contractVersion + 1), beside(wrong))).toEqual(remoteOf(earlier));
  });

  it('gets the version of the later contract if there is no other', async () => {
    const later = remoteOf(contractVersion + 1);

    expect(await fittingVersion(later, beside({}))).toEqual(later);
  });
});
