import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import type { Environment } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { nothingInline, securityHeaders } from '../pages/security-headers';
import { readShellBuild } from '../pages/shell-build';
import { testEnvironment } from '../testing/environment';
import { Host, respondWithCategories } from '../testing/host';
import { bundle, RemoteHost } from '../testing/remote-host';
import { apiChecks, remoteChecks, shopChecks } from './installation-checks';

const { contract } = readShellBuild(resolve(__dirname, '../../dist'));
const key = `MCowBQYDK2VwAyEA${'A'.repeat(43)}=`;
const long = { 'cache-control': 'max-age=31536000, immutable' };

let remote: RemoteHost;
let shop: Host;
let api: Host;
let environment: Environment;
/** Headers of the remote's host by file. */
let headersOf: (file: string) => Record<string, string>;
/** Responses of remote, shop and API that a test replaces, by path. */
let stubs: Record<string, RequestListener>;

const orStub =
  (respond: RequestListener): RequestListener =>
  (request, response) =>
    (stubs[request.url ?? ''] ?? respond)(request, response);

beforeEach(async () => {
  stubs = {};
  headersOf = (file) => ({
    'x-content-type-options': 'nosniff',
    ...(file === '/remote.json' ? { 'cache-control': 'no-cache' } : long),
  });
  remote = await RemoteHost.start();
  remote.deploy(bundle());
  remote.host.respond = (request, response) => {
    for (const [name, value] of Object.entries(headersOf(request.url ?? ''))) response.setHeader(name, value);
    (stubs[request.url ?? ''] ?? remote.serve)(request, response);
  };
  shop = await Host.start(
    orStub((request, response) => {
      response.writeHead(200, securityHeaders(environment, null, nothingInline));
      response.end(request.url === '/contract.json' ? JSON.stringify(contract) : 'ready');
    }),
  );
  api = await Host.start(
    orStub((request, response) => {
      response.setHeader('access-control-allow-origin', new URL(shop.url).origin);
      response.setHeader('access-control-allow-headers', 'Authorization, Content-Type');
      respondWithCategories(request, response);
    }),
  );
  const base = testEnvironment({ api: api.url, remotes: { 'mfe-catalogue': remote.url } });
  const settings = { url: remote.url, prefixes: ['category-product'], slots: [] };
  environment = {
    ...base,
    shop: { url: shop.url },
    payment: { ...base.payment, scriptUrl: shop.url },
    remotes: { 'mfe-catalogue': settings },
  };
});
afterEach(() => Promise.all([remote.stop(), shop.stop(), api.stop()]));

async function faults(): Promise<string[]> {
  const { origin } = new URL(environment.shop.url);
  const checks = await Promise.all([
    ...Object.entries(environment.remotes).map((each) => remoteChecks(...each, contract, origin)),
    shopChecks(environment, contract),
    apiChecks(environment),
  ]);
  return checks
    .flat()
    .flatMap(({ subject, problem }) => (problem === null ? [] : [`${subject} : ${problem}`]));
}

const set = (change: Partial<Environment['remotes'][string]>) => {
  const [[name, settings]] = Object.entries(environment.remotes) as [
    [string, Environment['remotes'][string]],
  ];
  environment = { ...environment, remotes: { [name]: { ...settings, ...change } } };
};
const deploy = (change: Partial<RemoteManifest>) => remote.deploy(bundle(), change);
const file = () => remote.manifest?.files?.[0]?.file ?? '';
const header = (of: RegExp, name: string, value: string) => {
  const before = headersOf;
  headersOf = (path) => ({ ...before(path), ...(of.test(path) && { [name]: value }) });
};
const status =
  (code: number, headers = {}, body = ''): RequestListener =>
  (_request, response) =>
    void response.writeHead(code, headers).end(body);
const late = { date: new Date(Date.now() - 600_000).toUTCString() };
const policy = () => securityHeaders(environment, null, nothingInline)['content-security-policy'] ?? '';

it('a correct installation has no problem', async () => {
  expect(await faults()).toEqual([]);
});

it.each<[string, () => unknown, RegExp]>([
  ['a host that is down', () => set({ url: 'http://127.0.0.1:9/' }), /url : remote\.json.*fetch failed/],
  ['an unsigned pointer', () => set({ publicKey: [key] }), /signature : .*n'est pas signé/],
  ['another contract', () => deploy({ contract: 99 }), /contrat 99/],
  ['a missing prefix', () => set({ prefixes: [] }), /catalogue:list est fermée/],
  ['a missing file', () => remote.files.delete(file()), /on-demand.*statut 404/],
  [
    'a cacheable pointer',
    () => header(/remote\.json/, 'cache-control', 'max-age=600'),
    /cache de remote\.json/,
  ],
  [
    'files that are not cacheable',
    () => header(/entry/, 'cache-control', 'no-store'),
    /cache des fichiers : .*no-store/,
  ],
  ['a host without nosniff', () => header(/entry/, 'x-content-type-options', ''), /nosniff : /],
  [
    'a page instead of 404 for a missing file',
    () => (stubs['/absent.00000000.js'] = status(200)),
    /fichier absent : statut 200/,
  ],
  ['a shop that is not ready', () => (stubs['/ready'] = status(503)), /shop\.url : prête : .*statut 503/],
  ['a shop of another build', () => (stubs['/contract.json'] = status(200, {}, '{}')), /autre construction/],
  ['a shop without a policy', () => (stubs['/'] = status(200)), /Policy : l’en-tête manque/],
  [
    'a proxy that changes the policy',
    () =>
      (stubs['/'] = status(200, {
        'content-security-policy': policy().replace("object-src 'none'; ", ''),
      })),
    /il manque « object-src 'none' »/,
  ],
  [
    'a proxy that adds a policy',
    () => (stubs['/'] = status(200, { 'content-security-policy': [policy(), "default-src 'self'"] })),
    /deux politiques/,
  ],
  ['a wrong shop clock', () => (stubs['/live'] = status(200, late)), /shop\.url : horloge : .*-6\d\d s/],
  [
    'an API that is down',
    () => (environment = { ...environment, api: { url: 'http://127.0.0.1:9/' } }),
    /api\.url : joignable/,
  ],
  [
    'an API with another contract',
    () => (stubs['/products/categories'] = status(200, {}, '[{"nom":"SACS"}]')),
    /api\.url : contrat : GET products\/categories/,
  ],
  [
    'an API that lacks a call',
    () => (stubs['/openapi.json'] = status(200, {}, '{"paths":{"/products":{"get":{}}}}')),
    /il manque .*POST auth\/login/,
  ],
  ['an API without CORS', () => (stubs['/users/profile'] = status(204)), /api\.url : CORS/],
  [
    'a wrong API clock',
    () => (stubs['/products/categories'] = status(200, late, '[]')),
    /api\.url : horloge : .*-6\d\d s/,
  ],
  [
    'a payment provider that is down',
    () =>
      (environment = {
        ...environment,
        payment: { ...environment.payment, scriptUrl: 'http://127.0.0.1:9/' },
      }),
    /payment\.domain : joignable/,
  ],
])('reports %s', async (_fault, cause, expected) => {
  cause();

  expect(await faults()).toContainEqual(expect.stringMatching(expected));
});
