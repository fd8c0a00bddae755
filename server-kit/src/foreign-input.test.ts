import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { damaged, runs, textOrJson } from 'shared-contracts/testing/foreign-input';
import { EnvironmentError, loadEnvironment } from './load-environment';

const folder = mkdtempSync(join(tmpdir(), 'boutique-input-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const local = JSON.parse(readFileSync(join(__dirname, '../../environments/local.json'), 'utf8'));

it('an arbitrary file is read as an environment or refused in one line that names the file', () => {
  const file = join(folder, 'environment.json');
  const text = fc.oneof(
    { weight: 4, arbitrary: damaged(local).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: textOrJson },
  );
  fc.assert(
    fc.property(text, (written) => {
      writeFileSync(file, written);
      try {
        expect(loadEnvironment(file, {}).name).toEqual(expect.any(String));
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        expect(error.message).toContain(file);
        expect(error.message).not.toContain('\n');
      }
    }),
    // The parser's message quotes both lines of this text.
    { ...runs, examples: [['\n\u0000']] },
  );
});
