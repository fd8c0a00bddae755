import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { root } from '../../tools/setup/paths.mjs';
import { copyCheckout } from './mutations/checkout-copy';
import { type Mutation, readMutations } from './mutations/lists';
import { type Planted, plant } from './mutations/plant';
import { type Failure, failingAnyway, tryOut } from './mutations/try-out';
import { messageOf } from './report/message-of';
import { print } from './report/print';

/** `location`: file and line; `reason`: why it was not killed. */
interface Result {
  readonly mutation: Mutation;
  readonly state: 'killed' | 'survived' | 'not found' | 'not run';
  readonly location: string;
  readonly failed?: readonly Failure[];
  readonly reason?: string;
}

/** Plants one mutation in a copy of the checkout. */
async function judge(copy: string, mutation: Mutation, signal: AbortSignal): Promise<Result> {
  let planted: Planted;
  try {
    const gone = mutation.tests?.find((file) => !existsSync(join(root, file)));
    if (gone) throw new Error(`not found: ${gone}`);
    planted = plant(readFileSync(join(root, mutation.file), 'utf8'), mutation);
  } catch (error) {
    return { mutation, state: 'not found', location: mutation.file, reason: messageOf(error) };
  }
  const location = `${mutation.file}:${planted.line}`;
  const { failed, broken } = await tryOut(copy, mutation, planted, signal);
  if (failed.length > 0) return { mutation, state: 'killed', location, failed };
  if (broken.length > 0) return { mutation, state: 'not run', location, reason: broken.join(', ') };
  return { mutation, state: 'survived', location, reason: mutation.why };
}

function show({ state, location, failed = [], reason }: Result): void {
  const tests = failed.length === 1 ? '1 test' : `${failed.length} tests`;
  if (state !== 'killed') print(`✗ ${state}: ${location}: ${reason}`);
  else print(`✓ killed: ${location}: by ${tests} (${failed[0]?.name})`);
}

/** A kill counts when the tests that noticed it are green without it. */
async function withoutFalseKills(
  copy: string,
  results: readonly Result[],
  signal: AbortSignal,
): Promise<Result[]> {
  const files = [...new Set(results.flatMap(({ failed = [] }) => failed.map(({ file }) => file)))];
  const failing = await failingAnyway(copy, files, signal);
  for (const file of failing) print(`✗ fails without any mutation: ${file}`);
  return results.map((result) =>
    result.failed?.every(({ file }) => failing.has(file)) ? { ...result, state: 'not run' } : result,
  );
}

/**
 * Plants the mutations one after the other, in as many copies of the checkout as there are cores, and prints which ones
 * no test notices; `words` choose those whose file's path has one of them. True when every one is found and killed.
 */
export async function prove(words: readonly string[]): Promise<boolean> {
  await ensureBuilt();
  const mutations = readMutations(words);
  const interrupted = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => interrupted.abort());
  const { signal } = interrupted;
  const copies = Array.from({ length: Math.min(availableParallelism(), mutations.length) }, () =>
    copyCheckout(),
  );
  try {
    const left = [...mutations];
    const results: Result[] = [];
    await Promise.all(
      copies.map(async ({ folder }) => {
        for (let next = left.shift(); next; next = left.shift()) {
          const result = await judge(folder, next, signal);
          results.push(result);
          show(result);
        }
      }),
    );
    const sure = copies[0] ? await withoutFalseKills(copies[0].folder, results, signal) : [];
    const killed = sure.filter(({ state }) => state === 'killed');
    print(`${killed.length} of ${mutations.length} killed`);
    return killed.length > 0 && killed.length === mutations.length;
  } catch (error) {
    if (!signal.aborted) throw error;
    print('interrupted');
    return false;
  } finally {
    for (const copy of copies) copy.remove();
  }
}
