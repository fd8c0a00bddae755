import { readSynonyms } from './synonyms';
import { storedFile } from './testing/stored-file';

const read = async (content: string | Buffer) => readSynonyms(storedFile('synonymes.csv', content));

it.each(['\n', '\r\n'])('a file of synonyms is read with the line break %j', async (end) => {
  const lines = ['# Essuyage', 'Essuie-tout;Sopalin;;', '', 'Serpillière ; frange', ''];

  expect(await read(Buffer.from(lines.join(end), 'latin1'))).toEqual([
    ['Essuie-tout', 'Sopalin'],
    ['Serpillière', 'frange'],
  ]);
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
])('a file of synonyms is refused with line and reason: %j', async (content, reason) => {
  await expect(read(content)).rejects.toThrow(reason);
});
