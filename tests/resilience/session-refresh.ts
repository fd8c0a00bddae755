import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { copySeededData } from '../../tools/setup/testing/seeded-data.mjs';
import { passes } from './jest/run-jest';
import { makeServers } from './killed-api/servers';
import { password } from './shop/users';

/** How many orders of up to 200 responses, and sign-outs in the middle of them. */
const whole = { orders: 1_000, interleavings: 500, seed: 1 };
/** By this seed one sign-out comes before the refresh, one during it and one after it. */
const sample = { orders: 2, interleavings: 3, seed: 2 };

/**
 * Plays refused calls, responses in random order and sign-outs in their middle by the browser's code against a real API
 * process; `chosen`: `sample`. True when all are good.
 */
export async function prove(chosen: readonly string[]): Promise<boolean> {
  // The shell's build is the browser code; the code itself runs from its sources.
  await ensureBuilt(['api', 'shell']);
  const folder = mkdtempSync(join(tmpdir(), 'boutique-refresh-'));
  copySeededData(folder);
  const { api } = await makeServers(folder);
  try {
    await api.start();
    const wanted = { apiUrl: api.url, password, ...(chosen[0] === 'sample' ? sample : whole) };
    const variables = { REFRESH_PROOF: JSON.stringify(wanted) };
    return passes([], variables, 'tests/resilience/session-refresh/jest.config.mjs');
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
