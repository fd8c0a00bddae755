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

/** Sends a request. `expected`: status; 0 accepts any. @throws naming a URL with no or another response */
export async function ask(
  url: string,
  headers: Record<string, string> = {},
  expected = 200,
  method = 'GET',
): Promise<Response> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(timeLimit);
    response = await fetch(url, { method, headers, signal, redirect: 'manual' });
  } catch (error) {
    throw new Error(`${url} ne répond pas`, { cause: (error as Error).cause ?? error });
  }
  if (expected !== 0 && response.status !== expected) throw new Error(`${url} : statut ${response.status}`);
  return response;
}

/** @throws with the value of the header unless it matches */
export function requireHeader({ url, headers }: Response, name: string, pattern: RegExp): void {
  const value = headers.get(name);
  if (value === null) throw new Error(`${url} : ${name} manque`);
  if (!pattern.test(value)) throw new Error(`${url} : ${name} est « ${value} »`);
}

/** Asks the running shell what it knows. @throws {Unchecked} when it wants another key */
export async function askHealth(shopUrl: string, key: string | null): Promise<Health> {
  const response = await ask(`${shopUrl}health`, key ? { authorization: `Bearer ${key}` } : {}, 0);
  if (!response.ok) throw new Unchecked(`${shopUrl}health : statut ${response.status}, voir STATUS_KEY`);
  return response.json();
}

/** Checks a remote by what the shell says of it, and the settings of its host that the gate does not check. */
export function remoteChecks(name: string, url: string, health: Promise<Health>): Promise<Check[]> {
  const field = `remotes.${name}`;
  const askEntry = async () => {
    const { entry } = (await (await ask(`${url}remote.json`)).json()) as Pick<RemoteManifest, 'entry'>;
    return ask(url + entry.file);
  };
  return Promise.all([
    check(`${field} : version`, `déployez ${name}, ou corrigez ${field} de l’environnement`, async () => {
      const { remotes, rendering } = await health;
      const { live, refused, problem = null } = remotes[name] ?? {};
      const fault = refused?.reason ?? problem ?? (rendering === 'off' ? null : rendering.problems[name]);
      if (fault) throw new Error(fault);
      if (!live) throw new Error('aucune n’est acceptée');
    }),
    check(
      `${field} : cache de remote.json`,
      `envoyez « Cache-Control: no-cache » avec remote.json`,
      async () =>
        requireHeader(await ask(`${url}remote.json`), 'cache-control', /no-cache|no-store|max-age=0/),
    ),
    check(
      `${field} : cache des fichiers`,
      `envoyez « max-age=31536000, immutable » avec les fichiers`,
      async () => requireHeader(await askEntry(), 'cache-control', /immutable|max-age=\d{6,}/),
    ),
    check(`${field} : nosniff`, `envoyez « X-Content-Type-Options: nosniff »`, async () =>
      requireHeader(await askEntry(), 'x-content-type-options', /^nosniff$/),
    ),
    check(`${field} : fichier absent`, `répondez 404 pour un fichier absent, jamais une page`, async () => {
      const { status } = await ask(`${url}absent.00000000.js`, {}, 0);
      if (status !== 404) throw new Error(`statut ${status} pour un fichier qui n’existe pas`);
    }),
  ]);
}

/** Seconds between two clocks: tokens and signed links last for minutes, and `Date` has whole seconds. */
const tolerated = 10;

/** @throws when the clocks of a host and of this machine differ by more than `tolerated` */
async function requireClock(url: string): Promise<void> {
  const { headers } = await ask(url, {}, 0);
  const date = headers.get('date');
  if (date === null) throw new Error(`${url} : Date manque`);
  const seconds = Math.round((Date.parse(date) - Date.now()) / 1000);
  if (Math.abs(seconds) > tolerated) throw new Error(`l’horloge a ${seconds} s d’écart avec cette machine`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

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
  return Promise.all([
    check('shop.url : prête', 'démarrez la boutique, ou réglez le proxy', async () => {
      await ask(`${url}ready`);
    }),
    check('shop.url : environnement', 'corrigez le fichier', async () => {
      const { environmentRefused } = await health;
      if (environmentRefused) throw new Error(environmentRefused);
    }),
    check(
      'shop.url : version',
      'déployez cette construction de la boutique, ou contrôlez avec la sienne',
      async () => {
        const served: unknown = await (await ask(`${url}contract.json`)).json();
        if (JSON.stringify(served) !== JSON.stringify(contract))
          throw new Error('le contrat est celui d’une autre construction');
      },
    ),
    check(
      'shop.url : Content-Security-Policy',
      'le proxy ne doit ni changer ni ajouter de politique',
      async () => {
        const { headers } = await ask(url, {}, 0);
        const served = headers.get('content-security-policy') ?? '';
        if (served === '') throw new Error('l’en-tête manque');
        const missing = policy
          .split('; ')
          .filter(
            (directive) => !/^(script|style)-src/.test(directive) && !served.split('; ').includes(directive),
          );
        const hasTwo = served.includes(', ');
        if (hasTwo || missing.length > 0)
          throw new Error(hasTwo ? 'deux politiques' : `il manque « ${missing.join(' ; ')} »`);
      },
    ),
    ...(transport
      ? [
          check('shop.url : Strict-Transport-Security', 'le proxy doit transmettre cet en-tête', async () =>
            requireHeader(await ask(url, {}, 0), 'strict-transport-security', new RegExp(escaped(transport))),
          ),
        ]
      : []),
    ...(isPublic(environment)
      ? [
          check('shop.url : /health fermé', 'le proxy doit envoyer X-Forwarded-For', async () => {
            const { status } = await ask(`${url}health`, {}, 0);
            if (status === 200) throw new Error('tout le monde peut le lire');
          }),
        ]
      : []),
    check('shop.url : horloge', 'réglez l’heure (NTP) du serveur ou de cette machine', () =>
      requireClock(`${url}live`),
    ),
  ]);
}

/** Checks the API with the requests of browsers. */
export function apiChecks(environment: Environment): Promise<Check[]> {
  const { url } = environment.api;
  const { origin } = new URL(environment.shop.url);
  return Promise.all([
    check('api.url : joignable', 'démarrez l’API, ou changez api.url', () =>
      ask(`${url}products/categories`),
    ),
    check('api.url : contrat', 'déployez une API qui suit la spécification (docs/api.md)', async () => {
      const answer: unknown = await (await ask(`${url}products/categories`)).json();
      const { error } = apiCalls['GET products/categories']?.answer.safeParse(answer) ?? {};
      if (error) throw new Error(`GET products/categories : ${error.issues[0]?.message}`);
      const document = await ask(`${url}openapi.json`, {}, 0);
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
    check('api.url : CORS', `l’API doit autoriser ${origin} (shop.url de son environnement)`, async () => {
      const headers = { origin, 'access-control-request-method': 'GET' };
      const request = { ...headers, 'access-control-request-headers': 'authorization' };
      const response = await ask(`${url}users/profile`, request, 0, 'OPTIONS');
      requireHeader(response, 'access-control-allow-origin', new RegExp(`^(\\*|${escaped(origin)})$`));
      requireHeader(response, 'access-control-allow-headers', /authorization/i);
    }),
    check('api.url : horloge', 'réglez l’heure (NTP) du serveur ou de cette machine', () =>
      requireClock(`${url}products/categories`),
    ),
    check('payment.domain : joignable', 'changez payment.domain, ou le pare-feu', () =>
      ask(environment.payment.scriptUrl ?? environment.payment.domain, {}, 0),
    ),
  ]);
}
