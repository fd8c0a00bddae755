import { createHash } from 'node:crypto';
import type { Environment } from 'shared-contracts/environment';
import ownPages from '../../src/pages.json';

const tokens: Readonly<Record<string, { readonly path: string; readonly token?: string }>> = ownPages;

/**
 * Returns how the URL of a page uses a token, which must not be sent in a Referer header. Without a
 * `required` token the page redirects to the home page (specification, section 2).
 */
export const tokenOf = (id: string | null) => (id === null ? undefined : tokens[id]?.token);

const origin = (url: string) => new URL(url).origin;
/** Returns the source expression of a folder: others on the same host may belong to other sites. */
function folder(url: string): string {
  const { origin, pathname } = new URL(url);
  return pathname === '/' ? origin : origin + pathname.replace(/[;,]/g, encodeURIComponent);
}
/** Returns the WebSocket origin of a remote's hot reload. */
export const socketOrigin = (url: string) => origin(url).replace(/^http/, 'ws');
const isSecure = ({ shop }: Environment) => shop.url.startsWith('https:');
const unique = (values: readonly string[]) => [...new Set(values)].join(' ');

/** Returns the source expression of an inline script or style. */
export const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Source expressions of a page, in addition to those from the environment. */
interface PageSources {
  /** Of the inline script. */
  readonly scriptHash?: string;
  readonly styleHashes: readonly string[];
  /** Origin of a WebSocket. */
  readonly socket?: string | undefined;
  /** As the page loads them: after a change of its URL one may still come from the former. */
  readonly remotes?: Environment['remotes'] | undefined;
}

/** Path to which browsers report violations of the policy. */
export const reportsPath = '/csp-reports';
const reportGroup = 'violations';

/** For a response without inline scripts and styles. */
export const nothingInline: PageSources = { styleHashes: [] };

/**
 * Returns the Content-Security-Policy of a page: scripts and styles of the shop, its remotes and the payment
 * provider; inline only the constant early script and the page's styles, by their hashes.
 */
function contentSecurityPolicy(
  environment: Environment,
  { scriptHash, styleHashes, socket, remotes: loaded = {} }: PageSources,
  isReported: boolean,
): string {
  const api = origin(environment.api.url);
  const { url } = environment.assets;
  const own = ["'self'", ...(url.startsWith('/') ? [] : [folder(url)])];
  const remotes = [environment.remotes, loaded].flatMap(Object.values).map(({ url }) => folder(url));
  const payment = [environment.payment.domain, environment.payment.scriptUrl].flatMap((url) =>
    url ? [origin(url)] : [],
  );
  // Replaced by the bundler: production builds have no hot reload.
  const hotReload = process.env.NODE_ENV === 'development' ? remotes.map(socketOrigin) : [];
  const images = environment.imageHosts.map(origin);
  const code = [...own, ...remotes, ...payment];
  const directives = {
    'default-src': "'none'",
    'script-src': unique([...code, ...(scriptHash ? [scriptHash] : [])]),
    'style-src': unique([...code, ...styleHashes]),
    'img-src': unique([...own, api, ...remotes, ...images, 'data:']),
    'font-src': unique(own),
    'connect-src': unique(["'self'", api, ...remotes, ...payment, ...hotReload, ...(socket ? [socket] : [])]),
    'frame-src': unique(payment),
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    ...(isReported && { 'report-uri': reportsPath }),
    // A browser that supports it ignores `report-uri`; its URL is in a header, which requires https.
    ...(isReported && isSecure(environment) && { 'report-to': reportGroup }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/**
 * Returns the security headers of a page by its route id, null for a response that is not a page of the
 * shell. `isReported`: false when no server of the shell receives reports.
 */
export function securityHeaders(
  environment: Environment,
  id: string | null,
  sources: PageSources,
  isReported = true,
): Record<string, string> {
  const https = isSecure(environment);
  return {
    'content-security-policy': contentSecurityPolicy(environment, sources, isReported),
    'x-content-type-options': 'nosniff',
    'referrer-policy': tokenOf(id) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(https &&
      isReported && {
        'reporting-endpoints': `${reportGroup}="${new URL(reportsPath, environment.shop.url).href}"`,
      }),
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
