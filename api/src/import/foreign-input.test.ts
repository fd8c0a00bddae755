import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { highestPrice } from 'shared-contracts/pricing';
import { anyText, runs } from 'shared-contracts/testing/foreign-input';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { orRefusal } from '../testing/or-refusal';
import { columns } from './catalogue-row';
import { FigureError, readPrice, readRate, readStock } from './cell-values';
import { ImportError } from './import-errors';
import { readCatalogueFile } from './read-file';

/** Numeric cells of spreadsheets, mostly invalid. */
const figure = fc.oneof(
  fc.stringMatching(/^-?[0-9 \u00a0\u202f]{0,12}[.,]?[0-9]{0,8} ?[€%]?$/),
  fc.double().map(String),
  anyText,
);

it.each([
  ['price', readPrice, highestPrice, 4],
  ['rate', readRate, 100, 2],
  ['stock', readStock, 2_000_000_000, 0],
] as const)(
  'a number of a catalogue file is a %s within its bounds, or refused with a FigureError',
  (_, read, highest, decimals) => {
    fc.assert(
      fc.property(figure, (text) => {
        const value = orRefusal([FigureError], () => read(text));
        if (value === null) return;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(highest);
        expect(Number(value.toFixed(decimals))).toBe(value);
      }),
      runs,
    );
  },
);

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
