import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { copySeededData } from '../../tools/setup/testing/seeded-data.mjs';
import { passes } from './jest/run-jest';
import { makeServers } from './killed-api/servers';

/** Number of random response orders, and of sign-outs during them. */
const whole = { orders: 1_000, interleavings: 500, seed: 1 };
/** With this seed one sign-out is before the refresh, one during it and one after it. */
const sample = { orders: 2, interleavings: 3, seed: 2 };

/**
 * Plays refused calls, responses in random order and sign-outs during them with the browser's code against a
 * real API process. True when all tests pass.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  await ensureBuilt(['api']);
  const folder = mkdtempSync(join(tmpdir(), 'boutique-refresh-'));
  copySeededData(folder);
  const { api } = await makeServers(folder);
  try {
    await api.start();
    const parameters = { apiUrl: api.url, ...(chosen[0] === 'sample' ? sample : whole) };
    const variables = { REFRESH_PROOF: JSON.stringify(parameters) };
    return passes([], variables, 'tests/resilience/session-refresh/jest.config.mjs');
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
