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
  ['nothing', '', /vide/],
  ['only a comment', '# rien', /aucun groupe/],
  ['one phrase', 'sopalin', /Ligne 1 : deux expressions différentes au moins/],
  ['one phrase in two cases', 'a;b\nsopalin;SOPALIN', /Ligne 2 : deux expressions différentes au moins/],
  ['a phrase without letters', 'sopalin;!!', /Ligne 1, expression 2 : « !! » n’a pas de lettre/],
  ['a phrase of six words', 'sopalin;un deux trois quatre cinq six', /Ligne 1, expression 2 : .* 5 mots/],
  ['a phrase of 61 characters', `sopalin;${'a'.repeat(61)}`, /Ligne 1, expression 2 : plus de 60/],
  ['an open quote', 'sopalin;"essuie', /guillemets/],
  ['2,200 phrases', 'mot;nom\n'.repeat(1100), /2 000 expressions/],
])('a file of synonyms with %s is refused with the reason', async (_, content, reason) => {
  await expect(read(content)).rejects.toThrow(reason);
});
