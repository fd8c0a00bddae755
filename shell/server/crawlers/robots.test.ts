import fastify from 'fastify';
import type { KnownRemote } from '../deployment/version-set';
import { testEnvironment } from '../testing/environment';
import { knownRemotes } from '../testing/known-remotes';
import { shellAssets } from '../testing/shell-assets';
import { addRobots } from './robots';

function get(remotes: Readonly<Record<string, KnownRemote>>) {
  const environment = { ...testEnvironment(), shop: { url: 'https://shop.test/' } };
  const server = fastify();
  addRobots(server, shellAssets, { environment, remotes });
  return server.inject({ url: '/robots.txt', headers: { host: 'evil.test' } });
}

it('robots.txt disallows the private pages of shell and remotes, and links to the sitemap', async () => {
  const { headers, body } = await get(knownRemotes);

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    ...['order', 'purchase', 'invoice', 'profile', 'verify-email'].map((path) => `Disallow: /${path}`),
    '',
    'Sitemap: https://shop.test/sitemap.xml',
    '',
  ]);
});

it('robots.txt disallows no page of a remote that was never read: any of them may be public', async () => {
  const { body } = await get({ 'mfe-account': { ...knownRemotes['mfe-account'], manifest: null } });

  expect(body).toMatch(/^User-agent: \*\nDisallow: \/verify-email\n\n/);
});
