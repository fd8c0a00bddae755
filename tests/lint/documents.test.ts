import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiCalls } from 'shared-contracts/api/calls';
import { specifiedCalls } from 'shared-contracts/api/specified-calls';
import { filesBelow } from './folders/imports.mjs';
import { read, root } from './testing/workspace-sources';

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
  return linksOf(read(document)).filter((target) => {
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? document : join(dirname(document), decodeURI(file));
    if (!existsSync(join(root, path))) return true;
    return anchor !== undefined && !anchorsOf(read(path)).includes(decodeURI(anchor));
  });
}

it('no document has a broken link', () => {
  const documents = filesBelow(root).filter((file) => file.endsWith('.md') && !file.includes('/samples/'));

  const dead = documents.flatMap((file) => deadLinks(file).map((link) => `${file}: ${link}`));

  expect(dead).toEqual([]);
});

it('the guide to an API of your own lists every call beyond the specification', () => {
  const guide = read('docs/api.md');

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
  const folder = 'docs/decisions';
  const records = readdirSync(join(root, folder))
    .filter((name) => /^\d{3}-/.test(name))
    .sort();

  const textOf = (file: string) => read(join(folder, file));
  const index = textOf('README.md');

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
