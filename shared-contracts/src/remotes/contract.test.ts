import {
  acceptedContracts,
  contractVersion,
  earlierPointer,
  fittingVersion,
  type RemoteManifest,
} from './manifest';

// A shell takes the contract before its own, which the first contract has not.
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

/** Files beside `remote.json`. */
const beside = (files: Readonly<Record<string, RemoteManifest>>) =>
  jest.fn(async (file: string) => {
    const found = files[file];
    if (!found) throw new Error(`${file}: 404`);
    return found;
  });

describe('a shell', () => {
  it.each(acceptedContracts)(
    'takes a remote of a contract that it knows, and reads no other file (%i)',
    async (of) => {
      const read = beside({});

      expect(await fittingVersion(remoteOf(of), read)).toEqual(remoteOf(of));
      expect(read).not.toHaveBeenCalled();
    },
  );

  it('takes the newest version that it knows beside one of a later contract', async () => {
    const read = beside({
      [earlierPointer(contractVersion)]: remoteOf(contractVersion),
      [earlierPointer(earlier)]: remoteOf(earlier),
    });

    expect(await fittingVersion(remoteOf(contractVersion + 1), read)).toEqual(remoteOf(contractVersion));
  });

  it('takes the version of the contract before where its own is not there, or is of another', async () => {
    const files = { [earlierPointer(earlier)]: remoteOf(earlier) };
    const wrong = { ...files, [earlierPointer(contractVersion)]: remoteOf(contractVersion + 1) };

    expect(await fittingVersion(remoteOf(contractVersion + 1), beside(files))).toEqual(remoteOf(earlier));
    expect(await fittingVersion(remoteOf(contractVersion + 1), beside(wrong))).toEqual(remoteOf(earlier));
  });

  it('gets the later one where there is no other', async () => {
    const later = remoteOf(contractVersion + 1);

    expect(await fittingVersion(later, beside({}))).toEqual(later);
  });
});
