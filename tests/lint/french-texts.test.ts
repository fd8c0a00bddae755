import { parseSync } from '@swc/core';
import { remotes } from '../../tools/bundler/processes.mjs';
import { quotedTexts } from './testing/quoted-texts';
import { read, sourceFilesOf } from './testing/workspace-sources';

const rules = {
  'a no-break space inside of « » and before ; : ! ?':
    /(?<![\u00a0\u202f;:!?])[;:!?»](?=[\s.,)]|$)|«(?![\u00a0\u202f])/,
  'a typographic apostrophe': /\p{L}'\p{L}/u,
  'the words e-mail, variante and sous-catégorie instead of others, and no plural in brackets':
    /(?<!e-)\bmails?\b|\bemails?\b|déclinaison|sous-famille|\(s\)/i,
};

/** Files of the API with texts for customers and the company; its other texts are messages for operators. */
const ofApi =
  /^api\/(src\/(account|accounting|cart|catalogue|checkout|contact|email|lists|pdf|personal-data|rate-limits|refusals|server)|commands\/(orders|customers|run-program|terminal))/;
/** Files with error messages for environment files and variables, for operators too. */
const ofOperators =
  /^(shared-contracts\/src\/(environment\/|remotes\/shell-contract)|api\/src\/checkout\/payment-settings)/;

const word = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu');
const sign = /[éèêàùçîôœâ«’]|\b(?:[cdjlmnst]|qu)'\p{L}/iu;
const frenchWord = word('le|la|les|des|une?|du|vous|votre|vos|nous|pour|dans|est|cette?|avec|par|de');
const englishWord = word('the|and|of|an|are|it');
const looksFrench = (text: string) => sign.test(text) || frenchWord.test(text);
const isFrench = (text: string) => looksFrench(text) && !englishWord.test(text);

const inOneLine = (text: string) => text.replace(/[ \n]+/g, ' ');
const inPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Texts of the specification, which stay verbatim. */
const quoted = new Set(quotedTexts([1, 2, 3, 4, 5, 6, 7, 8, 9]).map(inPlainSpaces));

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly cooked: string }[];
}

/** Returns the texts of a source without names of modules and types; `…` represents a value. */
function textsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type = '', value, quasis = [] } = node as Node;
  if (['ImportDeclaration', 'TsLiteralType'].includes(type)) return [];
  if (['StringLiteral', 'JSXText'].includes(type)) return [String(value)];
  const whole = type === 'TemplateLiteral' ? [quasis.map(({ cooked }) => cooked).join('…')] : [];
  return [
    ...whole,
    ...Object.entries(node).flatMap(([name, part]) => (name === 'quasis' ? [] : textsIn(part))),
  ];
}

function french(file: string): string[] {
  const source = read(file);
  // Parsing takes most of the time. An escape may be a French sign.
  if (!looksFrench(source) && !source.includes('\\u')) return [];
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') });
  return textsIn(body).filter((text) => isFrench(text) && !quoted.has(inPlainSpaces(text)));
}

const files = [
  'shell',
  'page-kit',
  'shared-ui',
  'shared-contracts',
  'api',
  ...remotes.map(({ name }) => name),
]
  .flatMap(sourceFilesOf)
  .filter((file) => (!file.startsWith('api/') || ofApi.test(file)) && !ofOperators.test(file));
const texts = files.flatMap((file) => french(file).map((text) => ({ file, text: inOneLine(text) })));

it.each(Object.entries(rules))('texts for customers have %s', (_what, broken) => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => broken.test(text)).map(({ file, text }) => `${file}: ${text}`)).toEqual(
    [],
  );
});
