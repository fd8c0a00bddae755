import contract from './contract.json';

/**
 * Version of the contract between the shell and a remote: it goes up when something shared is removed, renamed or changes
 * its meaning. It stands in `contract.json`, which the build reads too.
 */
export const contractVersion: number = contract.version;

/** Contracts of the remotes that a shell takes, its own first, then the one before it. The range begins with contract 3. */
export const acceptedContracts: readonly number[] = contract.accepted;

/**
 * Name of the pointer of a remote that lies at its URL in two contracts: `remote.json` is of the newer one, and this file,
 * beside it, of an earlier one.
 */
export const earlierPointer = (earlier: number) =>
  contract.earlierPointer.replace('{contract}', String(earlier));
