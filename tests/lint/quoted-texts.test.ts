import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../../tools/bundler/processes.mjs';
import { quotedTexts } from './testing/quoted-texts';
import { read, root, sourceFilesOf } from './testing/workspace-sources';

const product = [...remotes.map(({ name }) => name), 'shell', 'page-kit', 'shared-ui', 'shared-contracts'];

/** Quoted texts that the shop cannot show, with the reason. */
const unreachable: Readonly<Record<string, string>> = {
  '/': 'required path of a setting, not a text',
  test: 'part of the key in a setting, not a text',
  'document.body is undefined':
    'React renders the shop into the body, so the card form is never opened without one',
};

/** The payment provider's loader, which has the messages of its configuration. */
const loader = 'node_modules/@lyracom/embedded-form-glue/app/KryptonGlue.js';

const scriptsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`);

/** Decodes entities and escapes in source text, and makes all white space single spaces. */
const inPlainText = (text: string) =>
  text
    .replaceAll('&apos;', "'")
    .replace(/\\(u202f|u00a0|s)/g, ' ')
    .replaceAll('\\', '')
    .replace(/\s+/g, ' ');
const textOf = (files: readonly string[]) => inPlainText(files.map((file) => read(file)).join('\n'));

/** Parts of a quoted text between its placeholders; the form adds the star of a required label. */
const partsOf = (text: string) =>
  inPlainText(text)
    .replace(/\*$/, '')
    .split(/\[[^\]]*\]|\{[^}]*\}/);

it('each quoted text of the specification is in the source and in a test', () => {
  const quoted = quotedTexts([2, 5, 8, 9]).filter((text) => !(text in unreachable));
  const files = product.flatMap(sourceFilesOf);
  const sources = textOf([...files, loader]);
  const all = [...product.map((folder) => `${folder}/src`), 'tests/journeys', 'tests/resilience'];
  const tests = textOf(all.flatMap(scriptsIn).filter((file) => !files.includes(file)));

  const isIn = (whole: string) => (text: string) =>
    partsOf(text).every((part) => whole.includes(part.trim()));
  expect(quoted.length).toBeGreaterThan(80);
  expect(quoted.filter((text) => !isIn(sources)(text))).toEqual([]);
  expect(quoted.filter((text) => !isIn(tests)(text))).toEqual([]);
});
