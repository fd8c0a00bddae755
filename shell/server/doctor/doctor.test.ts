import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import type { Environment } from 'shared-contracts/environment';
import { nothingInline, securityHeaders } from '../pages/security-headers';
import { readShellBuild } from '../pages/shell-build';
import { testEnvironment } from '../testing/environment';
import { Host, respondWithCategories } from '../testing/host';
import { bundle, RemoteHost } from '../testing/remote-host';
import { apiChecks, askHealth, remoteChecks, shopChecks } from './installation-checks';

const { contract } = readShellBuild(resolve(__dirname, '../../dist'));
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
  knows({});
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
  const health = askHealth(environment.shop.url, null);
  const checks = await Promise.all([
    ...Object.entries(environment.remotes).map(([name, { url }]) => remoteChecks(name, url, health)),
    shopChecks(environment, contract, health),
    apiChecks(environment),
  ]);
  return checks
    .flat()
    .flatMap(({ subject, problem }) => (problem === null ? [] : [`${subject} : ${problem}`]));
}

/** The shell reports something in `/health`. */
const knows = (part: object, ofRemote: object = {}) => {
  const live = { version: '1.0.0' };
  const remotes = { 'mfe-catalogue': { live, refused: null, problem: null, ...ofRemote } };
  const health = { environmentRefused: null, remotes, rendering: { problems: {} }, ...part };
  stubs['/health'] = status(200, {}, JSON.stringify(health));
};
const header = (of: RegExp, name: string, value: string) => {
  const before = headersOf;
  headersOf = (path) => ({ ...before(path), ...(of.test(path) && { [name]: value }) });
};
const status =
  (code: number, headers = {}, body = ''): RequestListener =>
  (_request, response) =>
    void response.writeHead(code, headers).end(body);
const answer =
  (path: string, ...reply: Parameters<typeof status>) =>
  () =>
    (stubs[path] = status(...reply));
const change = (part: Partial<Environment>) => () => (environment = { ...environment, ...part });
const nowhere = 'http://127.0.0.1:9/';
/** The shop responds with policies, made of its own. */
const policies = (of: (policy: string) => string | string[]) => () => {
  const { 'content-security-policy': own = '' } = securityHeaders(environment, null, nothingInline);
  stubs['/'] = status(200, { 'content-security-policy': of(own) });
};

it('the checks of a correct installation report no problem', async () => {
  expect(await faults()).toEqual([]);
});

it.each<[string, () => unknown, RegExp]>([
  ['a refused version', () => knows({}, { refused: { reason: 'non signé' } }), /version : non signé/],
  ['a pointer without response', () => knows({}, { problem: 'ne répond pas' }), /version : ne répond pas/],
  ['a remote that never had a version', () => knows({}, { live: null }), /version : aucune/],
  ['a failing page', () => knows({ rendering: { problems: { 'mfe-catalogue': 'vide' } } }), /version : vide/],
  ['a refused edit', () => knows({ environmentRefused: 'JSON illisible' }), /environnement : JSON illisible/],
  ['a shell that wants a key', answer('/health', 401), /version : .*STATUS_KEY/],
  ['a cacheable pointer', () => header(/remote\.json/, 'cache-control', 'max-age=600'), /cache de remote/],
  ['uncacheable files', () => header(/entry/, 'cache-control', 'no-store'), /cache des fichiers : /],
  ['a host without nosniff', () => header(/entry/, 'x-content-type-options', ''), /nosniff : /],
  ['a page instead of 404', answer('/absent.00000000.js', 200), /fichier absent : statut 200/],
  ['a shop that is not ready', answer('/ready', 503), /shop\.url : prête : .*statut 503/],
  ['a shop of another build', answer('/contract.json', 200, {}, '{}'), /autre construction/],
  ['a shop without a policy', answer('/', 200), /Policy : l’en-tête manque/],
  ['a changed policy', policies((own) => own.replace("object-src 'none'; ", '')), /il manque « object-src/],
  ['a proxy that adds a policy', policies((own) => [own, "default-src 'self'"]), /deux politiques/],
  ['an API that is down', change({ api: { url: nowhere } }), /api\.url : joignable/],
  ['an API of another contract', answer('/products/categories', 200, {}, '[{}]'), /api\.url : contrat : GET/],
  ['an API without a call', answer('/openapi.json', 200, {}, '{"paths":{}}'), /il manque .*POST auth\/login/],
  ['an API without CORS', answer('/users/profile', 204), /api\.url : CORS/],
  [
    'a payment provider that is down',
    () => change({ payment: { ...environment.payment, scriptUrl: nowhere } })(),
    /payment\.domain : joignable/,
  ],
])('the checks report %s', async (_fault, cause, expected) => {
  cause();

  expect(await faults()).toContainEqual(expect.stringMatching(expected));
});
