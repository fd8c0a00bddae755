import { type Environment, publicPart } from 'shared-contracts/environment';
import type { RemoteFile, RemoteManifest } from 'shared-contracts/remotes';
import { bootDataId } from '../../src/app/boot-data';
import { type StartList, startListId } from '../../src/inline-script/start-scripts';
import type { KnownRemote } from '../deployment/remote-status';
import { type HtmlTemplate, type RemoteVersion, scriptSafe, shellUrl } from '../rendering/worker-messages';
import { securityHeaders, sha256 } from './security-headers';
import type { ShellBuild } from './shell-build';
import { webManifestFile } from './web-manifest';

/** A file of a page with its whole URL. */
export interface PageFile {
  readonly href: string;
  readonly file: string;
  readonly integrity?: string;
}

export interface PageFiles {
  readonly scripts: readonly PageFile[];
  readonly styles: readonly PageFile[];
}

function ofRemote(url: string, files: readonly RemoteFile[]): PageFile[] {
  const unique = new Map(files.map((each) => [each.file, each]));
  return [...unique.values()].map(({ file, integrity }) => ({ href: `${url}${file}`, file, integrity }));
}

/** Files of a remote's page beyond the shell's own: entry, routes, and the page when its id is known. */
export function filesOfRemotePage(id: string | null, url: string, manifest: RemoteManifest): PageFiles {
  const page = id === null ? undefined : manifest.pages[id];
  const routes = manifest.exposes?.['./routes'];
  const parts = [...(routes ? [routes] : []), ...(page ? [page] : [])];
  const styles = parts.flatMap((part) => part.styles);
  return {
    scripts: ofRemote(url, [manifest.entry, ...parts.flatMap(({ scripts }) => scripts)]),
    styles: ofRemote(url, styles),
  };
}

interface Page {
  /** Route id; null where it is not known. */
  readonly id: string | null;
  readonly environment: Environment;
  readonly remotes: Readonly<Record<string, KnownRemote>>;
  readonly build: ShellBuild;
  /** Files of the page beyond those of the shell's entry. */
  readonly files: PageFiles;
  /** HTML at the end of the body. */
  readonly banner?: string | undefined;
  /** Origin of the WebSocket that the page may open. */
  readonly socket?: string | undefined;
}

type Attributes = Readonly<Record<string, string | true>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const attributes = (values: Attributes) =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');

const link = (values: Attributes) => `<link${attributes(values)}>`;

const dataBlockOpening = (id: string) => `<script type="application/json" id="${id}">`;
const dataBlockClosing = '</script>';
const dataBlock = (id: string, json: string) =>
  `${dataBlockOpening(id)}${scriptSafe(json)}${dataBlockClosing}`;

const htmlHeaders = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' };

const opening = (build: ShellBuild, metas: readonly string[] = []) => [
  '<!doctype html>',
  '<html lang="fr">',
  '<head>',
  '<meta charset="utf-8">',
  ...metas,
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  ...(build.themeColor ? [`<meta name="theme-color" content="${escaped(build.themeColor)}">`] : []),
  `<script>${build.early.text}</script>`,
];
const icon = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<link rel="manifest" href="/${webManifestFile}">`,
].join('');
/** The font preload starts the body: in the head it delays Chromium's first paint until the font is there. */
const betweenHeadAndBody = ({ build, environment }: Page) => [
  '</head>',
  '<body>',
  ...build.assets.fonts.map((file) => {
    const href = `${shellUrl(environment)}${file}`;
    return link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true });
  }),
  '',
];
const closing = ['', '</body>', '</html>', ''];

/** Files of other hosts need CORS, those of remotes their hash, in preloads too. */
const requestOf = ({ href, integrity }: { readonly href: string; readonly integrity?: string }) => ({
  ...(!href.startsWith('/') && { crossorigin: true as const }),
  ...(integrity !== undefined && { integrity }),
});

/** `BootData`, up to `rendered`. All hashes of remotes would be a tenth of the HTML. */
function knownData({ environment, remotes }: Page): string {
  const starts = Object.entries(remotes).map(([name, { url, pointer, prefixes, slots, manifest }]) => [
    name,
    {
      url,
      pointer,
      prefixes,
      slots,
      ...(slots.some((slot) => !manifest || manifest.fragments?.[slot]?.idle) && { idle: true }),
      manifest: manifest && { contract: manifest.contract, entry: manifest.entry },
    },
  ]);
  const isShared = Object.values(remotes).some((remote) => remote.isShared);
  const known = {
    environment: publicPart(environment),
    remotes: Object.fromEntries(starts),
    ...(isShared && { isShared }),
  };
  return `${JSON.stringify(known).slice(0, -1)},"rendered":`;
}

/** For hosts that send no headers; `frame-ancestors` counts in a header only. */
function metasFor(headers: Readonly<Record<string, string>>): string[] {
  const policy = headers['content-security-policy']?.replace(/; frame-ancestors [^;]*/, '');
  const referrer = headers['referrer-policy'];
  return [
    ...(policy ? [`<meta${attributes({ 'http-equiv': 'Content-Security-Policy', content: policy })}>`] : []),
    ...(referrer ? [`<meta${attributes({ name: 'referrer', content: referrer })}>`] : []),
  ];
}

/**
 * The HTML of a page that the browser renders: links for all its code, so that they load at once. `isStatic`:
 * for a host without the shell's server, where the document itself says what headers would.
 */
export function unrenderedHtml(page: Page, isStatic = false) {
  const { id, build, files, environment, banner = '', socket } = page;
  const allowed = { scriptHash: build.early.hash, styleHashes: [], socket };
  const security = securityHeaders(environment, id, allowed, !isStatic);
  const preloads = (kind: 'script' | 'style', wanted: PageFiles['scripts']) =>
    wanted.map((file) => link({ rel: 'preload', as: kind, href: file.href, ...requestOf(file) }));
  const own = (file: string) => `${shellUrl(environment)}${file}`;
  const phone = escaped(environment.company.phoneDisplayed);
  const html = [
    ...opening(build, isStatic ? metasFor(security) : []),
    ...build.assets.styles.map(own).map((href) => link({ rel: 'stylesheet', href, ...requestOf({ href }) })),
    ...preloads('style', files.styles),
    ...preloads('script', files.scripts),
    link({ rel: 'preconnect', href: new URL(environment.api.url).origin, crossorigin: true }),
    icon,
    // A page's own title goes before this one and leaves it when the page goes.
    `<title>${escaped(environment.company.shopName)}</title>`,
    dataBlock(bootDataId, `${knownData(page)}null}`),
    ...build.assets.scripts.map(own).map((src) => {
      const given = { src, defer: true, 'data-shell': true, ...requestOf({ href: src }) } as const;
      return `<script${attributes(given)}></script>`;
    }),
    ...betweenHeadAndBody(page),
    '<div id="root"></div>',
    `<noscript><p>Cette page a besoin de JavaScript. Par téléphone&nbsp;: ${phone}.</p></noscript>`,
    banner,
    ...closing,
  ];
  return {
    html: Buffer.from(html.join('\n')),
    headers: isStatic ? security : { ...security, ...htmlHeaders },
  };
}

/** Inline it would name a file beside the page. */
const sourceMap = /\s*\/\*# sourceMappingURL=[^*]*\*\/\s*/g;

function styleBlock(sheets: readonly string[], given: Readonly<Record<string, string>> = {}) {
  const text = sheets.join('\n').replace(sourceMap, '').replaceAll('</', '<\\/');
  return { html: `<style${attributes(given)}>${text}</style>`, hash: sha256(text) };
}

/**
 * The HTML around rendered pages of an id: styles inline, scripts for the early script to start after the
 * first paint. `template`: its own id; `version`: of the remote that has the page.
 */
export function htmlTemplate(
  page: Page & { readonly template: string },
  version: RemoteVersion | null,
): HtmlTemplate {
  const { build, files } = page;
  const base = shellUrl(page.environment);
  const ofPage = files.styles.map(({ file }) => version?.styles.get(file) ?? build.styleText(file, base));
  const ofEntry = build.assets.styles.map((file) => build.styleText(file, base));
  // Those of a remote have their own block, which the browser removes when another version replaces this one.
  const styles = version
    ? [styleBlock(ofEntry), styleBlock(ofPage, { 'data-url': version.url })]
    : [styleBlock([...ofEntry, ...ofPage])];
  const beforeHead = [
    ...opening(build),
    ...styles.map(({ html }) => html),
    // Disabled: not fetched, and the chunk loader takes it for loaded.
    ...files.styles.map((file) =>
      link({ rel: 'stylesheet', href: file.href, disabled: true, ...requestOf(file) }),
    ),
    '',
  ];
  const startList: StartList = {
    preloads: files.scripts.map(({ href, integrity }) => ({
      href,
      ...(integrity !== undefined && { integrity }),
    })),
    scripts: build.assets.scripts.map((file) => `${base}${file}`),
  };
  const hashes = { scriptHash: build.early.hash, styleHashes: styles.map(({ hash }) => hash) };
  // A public page would wait for another process of the browser (decision 045).
  const { 'cross-origin-opener-policy': _process, ...security } = securityHeaders(
    page.environment,
    page.id,
    hashes,
  );
  return {
    page: page.template,
    headers: { ...security, ...htmlHeaders },
    beforeHead: Buffer.from(beforeHead.join('\n')),
    beforeBody: Buffer.from(
      ['', icon, dataBlock(startListId, JSON.stringify(startList)), ...betweenHeadAndBody(page)].join('\n'),
    ),
    beforeData: Buffer.from(`\n${dataBlockOpening(bootDataId)}${scriptSafe(knownData(page))}`),
    end: Buffer.from([`}${dataBlockClosing}`, ...closing].join('\n')),
  };
}

/** A URL that can stand in a header as it is; any other picture is found by the HTML alone. */
const headerSafe = /^[!#-;=?-~]+$/;

/** `Link` header for the first pictures: they start before the HTML is parsed. */
export function pictureLinks(pictures: readonly string[]): string | null {
  const links = pictures
    .filter((href) => headerSafe.test(href))
    .slice(0, 2)
    .map((href) => `<${href}>; rel=preload; as=image; fetchpriority=high`);
  return links.length > 0 ? links.join(', ') : null;
}
