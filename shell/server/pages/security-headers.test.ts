import { testEnvironment } from '../testing/environment';
import { nothingInline, securityHeaders } from './security-headers';

const environment = testEnvironment({
  api: 'https://api.shop.test/v1/',
  remotes: { 'mfe-catalogue': 'https://shared.test/a,b;c/', 'mfe-account': 'https://account.test/' },
});

const policyOf = (change: Partial<typeof environment>) =>
  securityHeaders({ ...environment, ...change }, null, nothingInline)['content-security-policy'] ?? '';

const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));

it('the policy allows the shop, its remotes, its API and the payment provider, each once and only its folder', () => {
  const policy = policyOf({ imageHosts: ['https://images.test/x'] });

  const remotes = ['https://shared.test/a%2Cb%3Bc/', 'https://account.test'];
  expect(directivesOf(policy)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, 'http://localhost:4100'],
    'style-src': ["'self'", ...remotes, 'http://localhost:4100'],
    'img-src': ["'self'", 'https://api.shop.test', ...remotes, 'https://images.test', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.shop.test', ...remotes, 'http://localhost:4100'],
    'frame-src': ['http://localhost:4100'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'report-uri': ['/csp-reports'],
  });
});

it.each([
  ['https://files.test/shop/', ["'self'", 'https://files.test/shop/']],
  ['/shop-files/', ["'self'"]],
])('the policy allows scripts, styles, pictures and font of the shell below %s', (url, sources) => {
  const directives = directivesOf(policyOf({ assets: { url } }));

  const own = (kind: string) => directives[`${kind}-src`]?.filter((source) => /self|files/.test(source));
  for (const kind of ['script', 'style', 'img', 'font']) expect(own(kind)).toEqual(sources);
  expect([own('default'), own('connect'), own('frame')]).toEqual([[], ["'self'"], []]);
});

it.each([
  ['shell:verify-email', 'no-referrer'],
  ['shell:reset-password-confirm', 'no-referrer'],
  ['shell:reset-password', 'strict-origin-when-cross-origin'],
  ['shell:home', 'strict-origin-when-cross-origin'],
  [null, 'strict-origin-when-cross-origin'],
])('the referrer policy of %s is %s', (id, expected) => {
  expect(securityHeaders(environment, id, nothingInline)['referrer-policy']).toBe(expected);
});

const withHttps = { ...environment, shop: { url: 'https://shop.test/' } };

it('a static site, which has no URL for reports, names none', () => {
  expect(JSON.stringify(securityHeaders(withHttps, null, nothingInline, false))).not.toMatch(/report/);
});

it('a shop with https requires it for two years, and has violations reported by `report-to`, too', () => {
  const secure = securityHeaders(withHttps, null, nothingInline);
  const local = securityHeaders(environment, null, nothingInline);

  expect(secure['strict-transport-security']).toContain('max-age=63072000');
  expect(local['strict-transport-security']).toBeUndefined();
  expect(secure['content-security-policy']).toMatch(/; report-uri \/csp-reports; report-to violations$/);
  expect(secure['reporting-endpoints']).toBe('violations="https://shop.test/csp-reports"');
  expect(local['content-security-policy']).toMatch(/; report-uri \/csp-reports$/);
  expect(local['reporting-endpoints']).toBeUndefined();
});
