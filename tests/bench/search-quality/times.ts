import { cpSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { DatabaseVariables } from '../../../tools/setup/database.mjs';
import { startApi, startBareServer } from '../api/servers';
import { median, percentile } from '../report/statistics';
import { type Cleanup, temporaryFolder } from '../shop/cleanup';
import { readJson } from '../shop/read-json';
import { searchPath } from './answers';
import type { BuyerQuery } from './queries';

/** Of all queries at both; the first one warms both up, then the median of each query counts. */
const rounds = 4;

/** An embedded database may be opened by one process only: the bare server gets a copy. */
function copyFor(cleanup: Cleanup, variables: DatabaseVariables): DatabaseVariables {
  if (variables.DATABASE_URL || !variables.DATA_DIR) return variables;
  const folder = temporaryFolder(cleanup);
  cpSync(variables.DATA_DIR, folder, { recursive: true });
  return { ...variables, DATA_DIR: folder };
}

/** The bare server compresses nothing, so the API is asked as the shell's server asks it: what is compared is the search. */
const uncompressed = { 'accept-encoding': 'identity' };

async function spentOn(url: string): Promise<number> {
  const begun = performance.now();
  await readJson(url, uncompressed);
  return performance.now() - begun;
}

const figures = (spent: readonly number[]) => ({ median: median(spent), p95: percentile(spent, 0.95) });

/**
 * Milliseconds from the request to its parsed answer, of each query at the API and then as the plain indexed query at the
 * bare server. The API must not run on the database yet.
 */
export async function measureTimes(
  cleanup: Cleanup,
  variables: DatabaseVariables,
  queries: readonly BuyerQuery[],
) {
  const bare = await startBareServer(copyFor(cleanup, variables));
  cleanup.add(bare.stop);
  const api = await startApi(variables);
  cleanup.add(api.stop);
  const spent = queries.map(() => ({ api: [] as number[], bare: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { query }] of queries.entries()) {
      // Spaces make it another query for the cache of the API, which is not what is compared.
      const ofApi = await spentOn(api.url + searchPath(query + ' '.repeat(round)));
      const ofBare = await spentOn(`${bare.url}/products/indexed?q=${encodeURIComponent(query)}`);
      if (round === 0) continue;
      spent[index]?.api.push(ofApi);
      spent[index]?.bare.push(ofBare);
    }
  }
  await api.stop();
  await bare.stop();
  return {
    search: figures(spent.map((each) => median(each.api))),
    indexed: figures(spent.map((each) => median(each.bare))),
  };
}
