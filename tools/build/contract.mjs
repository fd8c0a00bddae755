import { createRequire } from 'node:module';

const contract = createRequire(import.meta.url)('shared-contracts/remotes/contract.json');

/** Version of the contract between the shell and a remote, and the versions that the shell accepts. */
export const { version: contractVersion, accepted: acceptedContracts } = contract;

/** Placeholder of the remote's URL in its server bundle, which the shell's server replaces. */
export const { urlPlaceholder } = contract;

/** Returns the file name of a remote's pointer for an earlier contract. @param {number} earlier */
export const earlierPointer = (earlier) => contract.earlierPointer.replace('{contract}', String(earlier));

/** @param {string} file */
export const isEarlierPointer = (file) => {
  const [before, after] = contract.earlierPointer.split('{contract}');
  return file.startsWith(before) && file.endsWith(after);
};
