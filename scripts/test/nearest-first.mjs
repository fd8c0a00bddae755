import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** ms since the epoch at which a file beside the test was last saved. @param {string} path */
function savedAt(path) {
  const files = readdirSync(dirname(path), { withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(...files.map(({ name }) => statSync(join(dirname(path), name)).mtimeMs));
}

/** jest's order for who waits after saving a file: the tests beside it come first, the other ones as jest has them. */
export default class NearestFirst extends Sequencer {
  /** @override @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const sorted = [...(await super.sort(tests))];
    const saved = new Map(sorted.map(({ path }) => [path, savedAt(path)]));
    return sorted.sort((one, other) => (saved.get(other.path) ?? 0) - (saved.get(one.path) ?? 0));
  }
}
