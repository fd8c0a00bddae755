/** @jest-environment node */
import { decodeFile } from './decode-file';

const text = 'Référence;Quantité';

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['Windows-1252', Uint8Array.from(text, (character) => character.charCodeAt(0))],
  ['Macintosh', Uint8Array.from(text, (character) => (character === 'é' ? 0x8e : character.charCodeAt(0)))],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...[...text].flatMap((character) => [character.charCodeAt(0), 0])])],
  [
    'big-endian UTF-16',
    new Uint8Array([0xfe, 0xff, ...[...text].flatMap((character) => [0, character.charCodeAt(0)])]),
  ],
])('a file in %s is decoded', (_encoding, bytes) => {
  expect(decodeFile(bytes)?.replace(/^\uFEFF/, '')).toBe(text);
});

it.each([
  ['a workbook', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00])],
  ['a code page of DOS', Uint8Array.from([0x52, 0x82, 0x66, 0x3b, 0x51, 0x74, 0x82])],
  ['a PDF', new TextEncoder().encode('%PDF-1.7\n1 0 obj')],
])('%s is not decoded', (_kind, bytes) => {
  expect(decodeFile(bytes)).toBeNull();
});
