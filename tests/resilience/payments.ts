import { startTestPostgres } from '../../tools/workspace/postgres.mjs';
import { passes } from './jest/run-jest';
import { playCases } from './report/play-cases';

/** 1,000 random histories in ten parts, each with its own seed; 74 forged proofs. */
const parts = [
  ...Array.from({ length: 10 }, (_, index) => ({
    name: `random ${index + 1}`,
    test: 'random-payments',
    variables: { PAYMENT_HISTORIES: '100', PAYMENT_SEED: String(index + 1) },
  })),
  { name: 'forged', test: 'forged-proofs', variables: {} },
];

/** Plays random histories of payments and forged proofs on PostgreSQL. True when all tests pass. */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  const server = await startTestPostgres();
  try {
    return await playCases(parts, chosen, [], async ({ test, variables }) =>
      passes([`api/src/checkout/${test}`], { ...variables, TEST_DATABASE_URL: server.url })
        ? []
        : ['a test fails'],
    );
  } finally {
    await server.stop();
  }
}
