import { join } from 'node:path';
import { loadEnvironment } from 'server-kit/load-environment';
import { formatCents } from 'shared-contracts/pricing';
import { fitted, hairlines, makePdf } from './pdf-layout';

const { company } = loadEnvironment(join(__dirname, '../../../environments/local.json'), {});

it('amounts are printed without the narrow space, which the font lacks', () => {
  const row = ['Total', { text: formatCents(123_456), bold: true }];

  expect(fitted([{ table: { body: [row] }, layout: hairlines }])).toEqual([
    { table: { body: [['Total', { text: '1\u00a0234,56\u00a0€', bold: true }]] }, layout: hairlines },
  ]);
});

it.each([
  [5, true],
  [50, false],
])('a block and a row of %i lines are unbreakable: %s, as pdfmake drops what exceeds a page', (lines, is) => {
  const stack = Array.from({ length: lines }, () => 'Sacs');

  expect(fitted({ stack, unbreakable: true })).toEqual({ stack, unbreakable: is });
  expect(fitted({ body: [[{ stack }]], dontBreakRows: true })).toMatchObject({ dontBreakRows: is });
});

it('a long word may break between any letters', () => {
  const word = 'W'.repeat(21);

  expect(fitted([`Société ${word}`, 'Lyon'])).toEqual([
    { text: ['Société ', { text: word, wordBreak: 'break-all' }] },
    'Lyon',
  ]);
});

it('a word with letters that Figtree lacks is in Roboto', () => {
  expect(fitted('Hôtel Москва, Œuf № 1')).toEqual({
    text: ['Hôtel ', { text: 'Москва,', font: 'Roboto' }, ' Œuf ', { text: '№', font: 'Roboto' }, ' 1'],
  });
});

it('a document is in Figtree and states its language, and viewers show its title', async () => {
  const pdf = String(await makePdf(company, 'Devis', ['Sacs']));

  expect(pdf).toMatch(/\/Type \/Catalog[^>]*\/Lang \(fr-FR\)/);
  expect(pdf).toContain('/DisplayDocTitle true');
  expect(pdf).toContain('\n(Devis)\n');
  expect(pdf).toMatch(/\/BaseFont \/\w+\+Figtree-Regular/);
});
