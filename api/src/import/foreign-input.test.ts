import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { columns } from './catalogue-row';
import { ImportError } from './import-errors';
import { readCatalogueFile } from './read-file';

const folder = temporaryFolder();
const file = join(folder, 'catalogue');

async function positionsOf(content: string | Uint8Array) {
  writeFileSync(file, content);
  const positions: string[] = [];
  try {
    for await (const { position } of readCatalogueFile(file)) positions.push(position);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
  }
  return positions;
}

const heading = columns.join(';');
const content = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  anyText,
  fc
    .array(fc.array(anyText, { maxLength: 14 }).map((cells) => cells.join(';')))
    .map((rows) => [heading, ...rows].join('\n')),
  fc.json(),
  fc
    .array(fc.dictionary(fc.constantFrom<string>(...columns, 'other'), fc.jsonValue()))
    .map((list) => JSON.stringify(list)),
);

it('a catalogue file is read as rows with positions, or refused with an ImportError', async () => {
  await fc.assert(
    fc.asyncProperty(content, async (written) => {
      for (const position of await positionsOf(written)) expect(position).toMatch(/^(Ligne|Article) \d+$/);
    }),
    runs,
  );
});
