import { readFileSync } from 'node:fs';

const contract = new URL('../shared-contracts/src/remotes/contract.json', import.meta.url);

/** Version of the contract between the shell and a remote, and those that the shell takes. */
export const { version: contractVersion, accepted: acceptedContracts } = JSON.parse(
  readFileSync(contract, 'utf8'),
);
