import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiCalls } from 'shared-contracts/api/calls';
import { specifiedCalls } from 'shared-contracts/api/specified-calls';
import { filesBelow } from './folders/imports.mjs';

const root = join(__dirname, '../..');
/** Returns a text without code. */
const proseOf = (text: string) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');

/** Returns the anchors that GitHub generates for the headings of a document. */
const anchorsOf = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+\s+(.*)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

const linksOf = (text: string) =>
  [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** Returns the targets of broken links: missing files and missing headings. */
function deadLinks(document: string): string[] {
  return linksOf(readFileSync(document, 'utf8')).filter((target) => {
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? document : join(dirname(document), decodeURI(file));
    if (!existsSync(path)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(decodeURI(anchor));
  });
}

it('no document has a broken link', () => {
  const documents = filesBelow(root).filter((file) => file.endsWith('.md') && !file.includes('/samples/'));

  const dead = documents.flatMap((file) => deadLinks(join(root, file)).map((link) => `${file}: ${link}`));

  expect(dead).toEqual([]);
});

it('the guide to an API of your own lists every call beyond the specification', () => {
  const guide = readFileSync(join(root, 'docs/api.md'), 'utf8');

  const extras = Object.keys(apiCalls)
    .filter((call) => !(call in specifiedCalls))
    .map((call) =>
      call
        .replace(/^\w+ /, '')
        .replace(/\/:\w+$/, '')
        .replace(/:\w+/, '{id}'),
    );
  expect(extras.filter((path) => !guide.includes(path))).toEqual([]);
});

describe('The index of decisions', () => {
  const folder = join(root, 'docs/decisions');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const records = readdirSync(folder)
    .filter((name) => /^\d{3}-/.test(name))
    .sort();

  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

  it('lists each record once, in order, by its title, and the next free number', () => {
    const next = String(Number(records.at(-1)?.slice(0, 3)) + 1).padStart(3, '0');

    const listed = index.split('\n').filter((line) => line.startsWith('- ['));

    expect(listed).toEqual(
      records.map((file) => {
        const [, number, title] = /^# (\d{3}) (.+)$/m.exec(textOf(file)) ?? [];
        return `- [${number}](${file}) ${title}`;
      }),
    );
    expect(records.map((file) => textOf(file).slice(2, 5))).toEqual(records.map((file) => file.slice(0, 3)));
    expect(index).toContain(`The next free number is ${next}.`);
  });

  const short = records.filter((file) => !file.startsWith('000'));

  it('has at most 25 records in addition to 000, of at most 300 words: context, decision, consequences', () => {
    const headingsOf = (file: string) =>
      [...textOf(file).matchAll(/^## (.*)$/gm)].map(([, heading]) => heading).join();
    const long = short.filter((file) => textOf(file).trim().split(/\s+/).length > 300);

    expect([short.length <= 25, long]).toEqual([true, []]);
    expect(records.filter((file) => headingsOf(file) !== 'Context,Decision,Consequences')).toEqual([]);
  });
});
