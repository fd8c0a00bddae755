import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../kit/temporary-folder';

const planted = {
  'syntax.tsx': [
    'export const hours = "a, b".split(/(?<=,) /);',
    'export const letters = /\\p{L}/v;',
    'export const narrow = matchMedia("(width < 40em)");',
    'export const shelf = <source media="(width <= 40em)" />;',
    'export const named = /(?<vat>\\d+)/u.exec("a / v");',
  ],
  'script.ts': [
    'export const urls = URL.canParse("/");',
    'export const groups = Object.groupBy([1], String);',
    'export const list = Array.fromAsync([1]);',
    'export const both = Promise.withResolvers();',
    'export const watcher = new CloseWatcher();',
    'export const change = () => document.startViewTransition();',
    'export const seen = (card: Element) => card.checkVisibility();',
    'export const sorted = [2, 1].toSorted().at(-1);',
    'export const idle = navigator.locks.request("a", () => {});',
  ],
  'Card.module.css': [
    '@starting-style { .card { opacity: 0; } }',
    '.card { text-box-trim: trim-both; }',
    '.card { field-sizing: content; }',
    '.card { color: light-dark(red, blue); }',
    '.card:popover-open { color: red; }',
    '.card:has(.price) { grid-template-rows: subgrid; container-type: inline-size; }',
  ],
};

const folder = temporaryFolder();
let found: string;

beforeAll(() => {
  for (const [name, lines] of Object.entries(planted)) writeFileSync(join(folder, name), lines.join('\n'));

  const { stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'lint.mjs'), folder], {
    encoding: 'utf8',
  });
  found = stdout + stderr;
});

const refusedLines = (file: string) => [
  ...new Set(
    [...found.matchAll(new RegExp(`${file}:(\\d+):\\d+ (?:lint|plugin)`, 'g'))].map(([, line]) =>
      Number(line),
    ),
  ),
];

it('the lint reports file and line of each platform feature that a supported browser lacks', () => {
  expect(refusedLines('script.ts').sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(refusedLines('syntax.tsx').sort()).toEqual([1, 2, 3, 4]);
  expect(refusedLines('Card.module.css').sort()).toEqual([1, 2, 3, 4, 5]);
});

it('the lint names the missing feature', () => {
  expect(found).toContain('A browser of browserslist lacks api.URL.canParse_static.');
});
