import { ensureBuilt } from '../../tools/workspace/ensure-built.mjs';
import { passes } from './jest/run-jest';
import { withServers } from './killed-api/servers';

/** Number of random response orders, and of sign-outs during them. */
const whole = { orders: 1_000, interleavings: 500, seed: 1 };
/** With this seed one sign-out is before the refresh, one during it and one after it. */
const sample = { orders: 2, interleavings: 3, seed: 2 };

/**
 * Plays refused calls, responses in random order and sign-outs during them with the browser's code against a
 * real API process. True when all tests pass.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api', 'payment-sandbox']);
  return withServers(async ({ api }) => {
    const parameters = { apiUrl: api.url, ...(chosen[0] === 'sample' ? sample : whole) };
    const variables = { REFRESH_PROOF: JSON.stringify(parameters) };
    return passes(['--config=tests/resilience/session-refresh/jest.config.mjs'], variables);
  });
}
