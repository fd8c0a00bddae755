import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { scriptSafe } from 'server-kit/escape-html';
import { PageCompressor } from '../rendering/worker/page-compressor';
import type { HtmlTemplate, RemoteVersion } from '../rendering/worker-messages';
import { testEnvironment } from '../testing/environment';
import { knownRemotes } from '../testing/known-remotes';
import { shellAssets as assets } from '../testing/shell-assets';
import { htmlTemplate, unrenderedHtml } from './html-template';
import { filesOfPage } from './page-files';
import { readShellBuild, type ShellBuild } from './shell-build';

const early = 'document.title;';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const build: ShellBuild = {
  id: '0123456789',
  folder: '/shop',
  assets,
  contract: {},
  styleText: (file) => `.${file.replace('.css', '')} { color: teal }`,
  themeColor: '#083f4a',
  early: { text: early, hash: hash(early) },
};
const files = {
  scripts: [{ href: 'http://remote.test/list.js', file: 'list.js', integrity: 'sha384-x' }],
  styles: [{ href: 'http://remote.test/list.css', file: 'list.css', integrity: 'sha384-y' }],
};
const page = { id: 'shell:home', environment: testEnvironment(), remotes: {}, build, files };
const rendering = (name: string) => ({
  head: '<title>Savon</title>',
  body: '<div id="root"><h1>Savon</h1></div>',
  rendered: scriptSafe(JSON.stringify({ name })),
});

function rendered(name: string, shellBuild = build, version: RemoteVersion | null = null) {
  const template = htmlTemplate({ ...page, template: 'catalogue:list', build: shellBuild }, version);
  const html = String(new PageCompressor().write(template, rendering(name)));
  return { html, policy: template.headers['content-security-policy'] ?? '' };
}

/** Returns the attributes of the scripts that a browser would run. */
const running = (html: string) =>
  [...html.matchAll(/<script([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((each) => !each.includes('application/json'));

const blockOf = (html: string) =>
  /<script type="application\/json" id="boot-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

it.each([
  ['an end tag', '</script><script>alert(1)</script>'],
  ['a comment', '<!--<script>'],
  ['line separators', 'Savon\u2028noir\u2029'],
])('a product name with %s cannot add a script', (_what, name) => {
  const { html } = rendered(name);

  const block = blockOf(html);
  expect(block).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(block).rendered).toEqual({ name });
  expect(running(html)).toHaveLength(1);
});

it('a rendered page has one inline script and one inline style, and its policy only their hashes', () => {
  const { html, policy } = rendered('Savon');

  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  expect(running(html)).toEqual(['']);
  expect(html).not.toMatch(/ style="| on[a-z]+="/);
  expect(policy).toContain(`script-src 'self' `);
  expect(policy.match(/'sha256-[^']*'/g)).toEqual([hash(script), hash(style)]);
  expect(policy).not.toMatch(/unsafe|nonce/);
});

const { 'mfe-account': account } = knownRemotes;
it.each([
  ['sets `idle` for a slot of the environment', { Search: { idle: true } }, true],
  ['does not set `idle`', { Search: {} }, undefined],
  ['sets `idle` for another slot', { Search: {}, CartPanel: { idle: true } }, undefined],
])('the data of a remote that %s contains whether its fragments load when idle', (_what, fragments, idle) => {
  const remote = { ...account, slots: ['Search' as const], manifest: { ...account.manifest, fragments } };
  const html = String(unrenderedHtml({ ...page, remotes: { 'mfe-account': remote } }).html);

  expect(JSON.parse(blockOf(html)).remotes['mfe-account'].idle).toBe(idle);
});

it('the styles of a remote follow the styles of the shell in a separate block, which is removable', () => {
  const version = { url: 'http://remote.test/', styles: new Map([['list.css', '.list { color: red }']]) };

  const { html, policy } = rendered('Savon', build, version as unknown as RemoteVersion);

  const blocks = [...html.matchAll(/<style([^>]*)>(.*?)<\/style>/gs)].map(([, attributes, text = '']) => [
    attributes,
    text,
  ]);
  expect(blocks).toEqual([
    ['', '.main { color: teal }'],
    [' data-url="http://remote.test/"', '.list { color: red }'],
  ]);
  for (const [, text = ''] of blocks) expect(policy).toContain(hash(text));
});

it('a stylesheet cannot close the style element', () => {
  const closing = { ...build, styleText: () => '.a::after { content: "</style><script>alert(1)</script>" }' };

  const { html } = rendered('Savon', closing);

  expect(html.match(/<\/style>/g)).toHaveLength(1);
});

it('inline styles have no source map URL, which would be resolved relative to the page', () => {
  const styleText = () => '.a { color: teal }\n/*# sourceMappingURL=main.css.map*/\n';

  const { html } = rendered('Savon', { ...build, styleText });

  expect(html).toContain('<style>.a { color: teal }.a { color: teal }</style>');
});

it('a rendered page delays its first paint neither by scripts, which it lists as data, nor by its font', () => {
  const { html } = rendered('Savon');

  const list = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(list)).toEqual({
    scripts: ['/vendor.js', '/main.js'],
    preloads: [{ href: 'http://remote.test/list.js', integrity: 'sha384-x' }],
    later: [],
  });
  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<link rel="stylesheet" href="http://remote.test/list.css" disabled');
  const [head, body] = html.split('<body>');
  expect(head).not.toContain('as="font"');
  expect(body?.trimStart()).toMatch(
    /^<link rel="preload" as="font" type="font\/woff2" href="\/text\.woff2" crossorigin>/,
  );
});

it('an unrendered page loads all its code at once, and shows a phone number without JavaScript', () => {
  const composed = unrenderedHtml(page);
  const html = String(composed.html);

  expect(running(html)).toEqual([
    '',
    ' src="/vendor.js" defer data-shell',
    ' src="/main.js" defer data-shell',
  ]);
  expect(html).toContain(
    '<link rel="preload" as="script" href="http://remote.test/list.js" crossorigin integrity="sha384-x">',
  );
  expect(html).toContain('<title>Boutique SPH</title>');
  expect(html).toMatch(/<noscript>.*01 99 00 19 86/);
  expect(JSON.parse(blockOf(html)).rendered).toBeNull();
  expect(composed.headers['content-security-policy']).not.toMatch(/style-src [^;]*sha256/);
});

it('only an unrendered page, which may show private data, is isolated from pages that open it', () => {
  const { headers } = htmlTemplate({ ...page, template: 'shell:home' }, null);

  expect(unrenderedHtml(page).headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
});

describe('with another URL for the files of the shell in the environment', () => {
  const filesUrl = 'https://files.test/shop/';
  const environment = { ...page.environment, assets: { url: filesUrl } };
  const elsewhere = {
    ...page,
    environment,
    files: filesOfPage({ owner: 'shell', id: 'shell:home' }, assets, { environment, remotes: {} }),
    build: { ...readShellBuild(resolve(__dirname, '../../dist')), assets },
  };

  /** Returns the URLs of files of the shell in a document, without its icon. */
  const shellFiles = (html: string) =>
    [...html.matchAll(/[("]((?:https:\/\/files\.test)?\/?[\w/.-]*\.(?:js|css|woff2))[)"]/g)].map(
      ([, each]) => each,
    );

  it.each([
    ['a rendered', (template: HtmlTemplate) => new PageCompressor().write(template, rendering('Savon'))],
    ['an unrendered', () => unrenderedHtml(elsewhere).html],
  ])('%s page loads all of them from that URL, with CORS', (_, made) => {
    const html = String(made(htmlTemplate({ ...elsewhere, template: 'shell:home' }, null)));

    expect(shellFiles(html).length).toBeGreaterThan(4);
    expect(shellFiles(html).filter((each) => !each?.startsWith(filesUrl))).toEqual([]);
    const tags = html.match(/<[^>]*https:\/\/files\.test[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !tag.includes(' crossorigin'))).toEqual([]);
  });
});
