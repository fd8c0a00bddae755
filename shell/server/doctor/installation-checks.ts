import { type Check, check, Unchecked } from 'server-kit/doctor-checks';
import { apiCalls } from 'shared-contracts/api/calls';
import { specifiedCalls } from 'shared-contracts/api/specified-calls';
import type { Environment } from 'shared-contracts/environment';
import { isPublic } from 'shared-contracts/environment/demo-company';
import type { RemoteManifest } from 'shared-contracts/remotes';
import type { ShellContract } from 'shared-contracts/remotes/shell-contract';
import { nothingInline, securityHeaders } from '../pages/security-headers';
import type { Health } from '../status/health';

/** Milliseconds per request. */
const timeLimit = 15_000;

/** Sends a request. @throws naming the URL if it does not respond */
const request = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(timeLimit), redirect: 'manual' }).catch(
    (error: Error) => {
      throw new Error(`${url} ne répond pas`, { cause: error.cause ?? error });
    },
  );

/** Reads a URL. @throws naming it unless it responds with 200 */
async function read(url: string): Promise<Response> {
  const response = await request(url);
  if (response.status !== 200) throw new Error(`${url} : statut ${response.status}`);
  return response;
}

/** @throws with the value of the header unless it passes the test */
function requireHeader({ url, headers }: Response, name: string, pattern: Pick<RegExp, 'test'>): void {
  const value = headers.get(name);
  if (value === null) throw new Error(`${url} : ${name} manque`);
  if (!pattern.test(value)) throw new Error(`${url} : ${name} est « ${value} »`);
}

/** Asks the running shell what it knows. @throws {Unchecked} when it wants another key */
export async function askHealth(shopUrl: string, key: string | null): Promise<Health> {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
  const response = await request(`${shopUrl}health`, { headers });
  if (!response.ok) throw new Unchecked(`${shopUrl}health : statut ${response.status}, voir STATUS_KEY`);
  return response.json();
}

/** Returns a function that checks something about a field of the environment. */
const checksOf = (field: string) => (what: string, advice: string, work: () => unknown) =>
  check(`${field} : ${what}`, advice, work);

/** Checks a remote by what the shell says of it, and the settings of its host that the gate does not check. */
export function remoteChecks(name: string, url: string, health: Promise<Health>): Promise<Check[]> {
  const field = `remotes.${name}`;
  const checkField = checksOf(field);
  const readEntry = async () => {
    const { entry } = (await (await read(`${url}remote.json`)).json()) as Pick<RemoteManifest, 'entry'>;
    return read(url + entry.file);
  };
  return Promise.all([
    checkField('version', `déployez ${name}, ou corrigez ${field} de l’environnement`, async () => {
      const { remotes, rendering } = await health;
      const { live, refused, problem = null } = remotes[name] ?? {};
      const fault = refused?.reason ?? problem ?? (rendering === 'off' ? null : rendering.problems[name]);
      if (fault) throw new Error(fault);
      if (!live) throw new Error('aucune n’est acceptée');
    }),
    checkField('cache de remote.json', 'envoyez « Cache-Control: no-cache » avec remote.json', async () =>
      requireHeader(await read(`${url}remote.json`), 'cache-control', /no-cache|no-store|max-age=0/),
    ),
    checkField('cache des fichiers', 'envoyez « max-age=31536000, immutable » avec les fichiers', async () =>
      requireHeader(await readEntry(), 'cache-control', /immutable|max-age=\d{6,}/),
    ),
    checkField('nosniff', 'envoyez « X-Content-Type-Options: nosniff »', async () =>
      requireHeader(await readEntry(), 'x-content-type-options', /^nosniff$/),
    ),
    checkField('fichier absent', `répondez 404 pour un fichier absent, jamais une page`, async () => {
      const { status } = await request(`${url}absent.00000000.js`);
      if (status !== 404) throw new Error(`statut ${status} pour un fichier qui n’existe pas`);
    }),
  ]);
}

/** Checks the running shell at the shop's URL, behind its proxy. */
export function shopChecks(
  environment: Environment,
  contract: ShellContract,
  health: Promise<Health>,
): Promise<Check[]> {
  const { url } = environment.shop;
  // The hashes of inline scripts and styles differ by page; directives without hashes do not.
  const expected = securityHeaders(environment, null, nothingInline);
  const { 'content-security-policy': policy = '', 'strict-transport-security': transport } = expected;
  const checkField = checksOf('shop.url');
  const checks = [
    checkField('prête', 'démarrez la boutique, ou réglez le proxy', () => read(`${url}ready`)),
    checkField('environnement', 'corrigez le fichier', async () => {
      const { environmentRefused } = await health;
      if (environmentRefused) throw new Error(environmentRefused);
    }),
    checkField(
      'version',
      'déployez cette construction de la boutique, ou contrôlez avec la sienne',
      async () => {
        const served: unknown = await (await read(`${url}contract.json`)).json();
        if (JSON.stringify(served) !== JSON.stringify(contract))
          throw new Error('le contrat est celui d’une autre construction');
      },
    ),
    checkField('Content-Security-Policy', 'le proxy ne doit ni changer ni ajouter de politique', async () => {
      const { headers } = await request(url);
      const served = headers.get('content-security-policy') ?? '';
      if (served === '') throw new Error('l’en-tête manque');
      if (served.includes(', ')) throw new Error('deux politiques');
      const kept = served.split('; ');
      const hashless = policy.split('; ').filter((directive) => !/^(script|style)-src/.test(directive));
      const missing = hashless.filter((directive) => !kept.includes(directive));
      if (missing.length > 0) throw new Error(`il manque « ${missing.join(' ; ')} »`);
    }),
  ];
  if (transport)
    checks.push(
      checkField('Strict-Transport-Security', 'le proxy doit transmettre cet en-tête', async () =>
        requireHeader(await request(url), 'strict-transport-security', {
          test: (value) => value.includes(transport),
        }),
      ),
    );
  if (isPublic(environment))
    checks.push(
      checkField('/health fermé', 'le proxy doit envoyer X-Forwarded-For', async () => {
        const { status } = await request(`${url}health`);
        if (status === 200) throw new Error('tout le monde peut le lire');
      }),
    );
  return Promise.all(checks);
}

/** Checks the API with the requests of browsers. */
export function apiChecks(environment: Environment): Promise<Check[]> {
  const { url } = environment.api;
  const { origin } = new URL(environment.shop.url);
  const checkField = checksOf('api.url');
  return Promise.all([
    checkField('joignable', 'démarrez l’API, ou changez api.url', () => read(`${url}products/categories`)),
    checkField('contrat', 'déployez une API qui suit la spécification (docs/api.md)', async () => {
      const answer: unknown = await (await read(`${url}products/categories`)).json();
      const { error } = apiCalls['GET products/categories']?.answer.safeParse(answer) ?? {};
      if (error) throw new Error(`GET products/categories : ${error.issues[0]?.message}`);
      const document = await request(`${url}openapi.json`);
      if (!document.ok) return;
      const { paths } = (await document.json()) as { paths: Record<string, Record<string, unknown>> };
      const provided = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, ':')}`),
      );
      const missing = Object.keys(specifiedCalls).filter(
        (call) => !provided.includes(call.replace(' ', ' /').replace(/:\w+/g, ':')),
      );
      if (missing.length > 0) throw new Error(`il manque ${missing.join(', ')}`);
    }),
    checkField('CORS', `l’API doit autoriser ${origin} (shop.url de son environnement)`, async () => {
      const asked = {
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      };
      const headers = { origin, ...asked };
      const response = await request(`${url}users/profile`, { method: 'OPTIONS', headers });
      requireHeader(response, 'access-control-allow-origin', {
        test: (value) => ['*', origin].includes(value),
      });
      requireHeader(response, 'access-control-allow-headers', /authorization/i);
    }),
    check('payment.domain : joignable', 'changez payment.domain, ou le pare-feu', () =>
      request(environment.payment.scriptUrl ?? environment.payment.domain),
    ),
  ]);
}
