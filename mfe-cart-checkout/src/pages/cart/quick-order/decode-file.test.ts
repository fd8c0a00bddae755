import { decodeFile } from './decode-file';

const text = 'Référence;Quantité';

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['Windows-1252', Uint8Array.from(text, (character) => character.charCodeAt(0))],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...[...text].flatMap((character) => [character.charCodeAt(0), 0])])],
])('a file in %s is read', (_encoding, bytes) => {
  expect(decodeFile(bytes).replace(/^\uFEFF/, '')).toBe(text);
});
