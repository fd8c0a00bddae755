import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './run-suite';

const folder = mkdtempSync(join(tmpdir(), 'run-suite-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('what is to begin when somebody has already stopped the tests does nothing', async () => {
  const script = join(folder, 'tool.mjs');
  writeFileSync(script, `import { writeFileSync } from 'node:fs'; writeFileSync('${folder}/done', '');`);
  const done = () => readdirSync(folder).includes('done');

  const { succeeded } = await runNode([script], { signal: AbortSignal.abort() });

  expect(succeeded).toBe(false);
  expect(done()).toBe(false);
  expect((await runNode([script])).succeeded).toBe(true);
  expect(done()).toBe(true);
});
