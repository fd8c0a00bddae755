import { createRequire } from 'node:module';

const contract = createRequire(import.meta.url)('shared-contracts/remotes/contract.json');

/** Version of the contract between the shell and a remote, and those that the shell takes. */
export const { version: contractVersion, accepted: acceptedContracts } = contract;

/** Stands for the remote's URL in its server bundle; the shell's server puts the URL of the environment there. */
export const { urlPlaceholder } = contract;

/** Name of a remote's pointer of an earlier contract, beside its `remote.json`. @param {number} earlier */
export const earlierPointer = (earlier) => contract.earlierPointer.replace('{contract}', String(earlier));

/** @param {string} file */
export const isEarlierPointer = (file) => {
  const [before, after] = contract.earlierPointer.split('{contract}');
  return file.startsWith(before) && file.endsWith(after);
};
