import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoFiles } from '../../seed/demo-files';
import { readSynonyms } from './synonyms';

const folder = mkdtempSync(join(tmpdir(), 'synonyms-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(content: string | Buffer) {
  const path = join(folder, `${Math.random()}.csv`);
  writeFileSync(path, content);
  return readSynonyms(path);
}

describe('a file of synonyms', () => {
  const text = '# Essuyage\nEssuie-tout;Sopalin;;\n\nSerpillière ; frange\n';
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with BOM', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['lines of Windows', Buffer.from(text.replaceAll('\n', '\r\n'))],
  ])('is read in %s, as a spreadsheet saves it', async (_name, content) => {
    expect(await read(content)).toEqual([
      ['essuie tout', 'sopalin'],
      ['serpilliere', 'frange'],
    ]);
  });

  it('comes with the demo catalogue', async () => {
    expect((await readSynonyms(demoFiles.synonyms)).length).toBeGreaterThan(50);
  });

  it.each([
    ['', /vide/],
    ['# rien', /aucun groupe/],
    ['sopalin', /Ligne 1 : deux expressions différentes au moins/],
    ['a;b\nsopalin;SOPALIN', /Ligne 2 : deux expressions différentes au moins/],
    ['sopalin;!!', /Ligne 1, expression 2 : « !! » n’a pas de lettre/],
    ['sopalin;un deux trois quatre cinq six', /Ligne 1, expression 2 : .* plus de 5 mots/],
    [`sopalin;${'a'.repeat(61)}`, /Ligne 1, expression 2 : plus de 60 caractères/],
    ['sopalin;"essuie', /guillemets/],
    [Array.from({ length: 1100 }, (_, index) => `mot${index};nom${index}`).join('\n'), /2 000 expressions/],
  ])('is refused with the line and the reason: %j', async (content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
  });
});
