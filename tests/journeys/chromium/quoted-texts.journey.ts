import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { remotes } from 'build-config/processes';
import { quotedTexts } from '../quoted-texts/read-quoted-texts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const product = [...remotes.map(({ name }) => name), 'shell', 'page-kit', 'shared-ui', 'shared-contracts'];

/** Quoted texts that the shop cannot show, with the reason. */
const unreachable: Readonly<Record<string, string>> = {
  '/': 'required path of a setting, not a text',
  test: 'part of the key in a setting, not a text',
  'document.body is undefined':
    'React renders the shop into the body, so the card form is never opened without one',
};

const isTest = (file: string) => /\.test\.|\/testing\//.test(file);

const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|quoted-texts)[/.]/.test(file))
    .map((file) => join(folder, file));

/** Decodes entities and escapes in source text, and makes all white space single spaces. */
const inPlainText = (text: string) =>
  text
    .replaceAll('&apos;', "'")
    .replace(/\\(u202f|u00a0|s)/g, ' ')
    .replaceAll('\\', '')
    .replace(/\s+/g, ' ');
const textOf = (files: readonly string[]) =>
  inPlainText(files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'));

/** Parts of a quoted text between its placeholders; the form adds the star of a required label. */
const partsOf = (text: string) =>
  inPlainText(text)
    .replace(/\*$/, '')
    .split(/\[[^\]]*\]|\{[^}]*\}/);

test('each quoted text of the specification is in the source and in a test @main @mfe-catalogue @mfe-cart-checkout @mfe-account', () => {
  const document = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const files = product.flatMap((folder) => filesBelow(`${folder}/src`));
  const sources = textOf(files.filter((file) => !isTest(file)));
  const tests = textOf([
    ...files.filter(isTest),
    ...['tests/journeys', 'tests/resilience'].flatMap(filesBelow),
  ]);
  const quoted = quotedTexts(document, [2, 5, 8, 9]).filter((text) => !(text in unreachable));

  const isIn = (whole: string) => (text: string) =>
    partsOf(text).every((part) => whole.includes(part.trim()));
  expect(quoted.length).toBeGreaterThan(80);
  expect(quoted.filter((text) => !isIn(sources)(text))).toEqual([]);
  expect(quoted.filter((text) => !isIn(tests)(text))).toEqual([]);
});
