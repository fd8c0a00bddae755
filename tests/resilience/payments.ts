import { passesOnPostgres } from './jest/run-jest';
import { playCases } from './report/play-cases';

const byJest = async (test: string, variables: NodeJS.ProcessEnv = {}) =>
  (await passesOnPostgres(test, variables)) ? [] : ['a test fails'];

/** 1,000 random histories in ten parts, each with its own seed; 74 forged proofs. */
const parts = [
  ...Array.from({ length: 10 }, (_, index) => {
    const variables = { PAYMENT_HISTORIES: '100', PAYMENT_SEED: String(index + 1) };
    return { name: `random ${index + 1}`, play: () => byJest('checkout/random-payments', variables) };
  }),
  { name: 'forged', play: () => byJest('checkout/forged-proofs') },
];

/**
 * Plays random histories of payments and forged proofs; `chosen`: words of the parts' names.
 * True when all tests pass.
 */
export const prove = (chosen: readonly string[]): Promise<boolean> =>
  playCases(parts, chosen, {}, ({ play }) => play());
