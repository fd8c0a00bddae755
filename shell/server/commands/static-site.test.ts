import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../../../tests/kit/temporary-folder';
import { readShellBuild } from '../pages/shell-build';
import { testEnvironment } from '../testing/environment';
import { knownRemotes } from '../testing/known-remotes';
import { writeSite } from './static-site';

const out = temporaryFolder();
const build = readShellBuild(resolve(__dirname, '../../dist'));
const environment = testEnvironment({
  api: 'https://api.test/',
  remotes: { 'mfe-catalogue': 'https://catalogue.test/' },
});
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const rulesOf = (text: string) =>
  Object.fromEntries(text.split('\n\n').map((rule) => [rule.split('\n')[0], rule.split('\n').slice(1)]));

beforeAll(() => writeSite({ build, environment, remotes: knownRemotes, out }));

it('the site has a document for every page of the shell, with only the code of that page', () => {
  const about = read('about/index.html');

  expect(about).toMatch(/<link rel="preload" as="script" href="\/about\.[0-9a-f]{8}\.js">/);
  expect(about).not.toContain('href="/home.');
  expect(read('fallback.html')).not.toMatch(/href="\/(home|about)\./);
  for (const { path } of Object.values(build.assets.pages))
    expect(read(join(path, 'index.html'))).toContain('<!doctype');
});

it('documents of the site have the URLs of remotes but none of their files, so that a remote needs no new site', () => {
  const block = /id="boot-data">(.*?)<\/script>/s.exec(read('fallback.html'))?.[1] ?? '';

  expect(JSON.parse(block)).toMatchObject({
    environment: { api: { url: 'https://api.test/' } },
    remotes: { 'mfe-catalogue': { url: 'https://catalogue.test/', slots: ['Search'], manifest: null } },
    rendered: null,
  });
});

it('documents of the site have the policy before their inline script, for hosts that send no header', () => {
  const html = read('index.html');

  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(policy).toContain('https://catalogue.test');
  expect(policy).not.toContain('frame-ancestors');
  expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'));
  expect(read('reset-password/confirm/index.html')).toContain('<meta name="referrer" content="no-referrer">');
});

it('the `_headers` file of the site sets security headers everywhere, and caching for a year for hashed files', () => {
  const rules = rulesOf(read('_headers').trim());

  expect(rules['/*']?.join()).toContain("frame-ancestors 'none'");
  expect(rules['/reset-password/confirm/*']).toEqual(['  referrer-policy: no-referrer']);
  for (const file of build.assets.scripts)
    expect(rules[`/${file}`]).toEqual(['  cache-control: public, max-age=31536000, immutable']);
  expect(rules['/icon.svg']).toBeUndefined();
});

it('the site has robots.txt and the shell’s files for browsers, none for its server, and keeps older files', () => {
  writeFileSync(join(out, 'main.00000000.js'), '// of an open page');
  writeSite({ build, environment, remotes: knownRemotes, out });

  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['icon.svg', 'main.00000000.js', ...build.assets.scripts]));
  expect(files.filter((file) => /assets\.json|\.(br|gz|map)$/.test(file))).toEqual([]);
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/order\n/);
});
