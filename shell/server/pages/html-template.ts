import { escapeHtml, scriptSafe } from 'server-kit/escape-html';
import { type Environment, publicPart } from 'shared-contracts/environment';
import { bootDataId } from '../../src/app/boot-data';
import { type StartList, startListId } from '../../src/inline-script/start-scripts';
import type { KnownRemote } from '../deployment/version-set';
import type { HtmlTemplate, RemoteVersion } from '../rendering/worker-messages';
import type { PageFiles } from './page-files';
import { securityHeaders, sha256 } from './security-headers';
import type { ShellBuild } from './shell-build';

interface Page {
  /** Route id; null when it is unknown. */
  readonly id: string | null;
  readonly environment: Environment;
  readonly remotes: Readonly<Record<string, KnownRemote>>;
  readonly build: ShellBuild;
  /** Files of the page in addition to the files of the shell's entry. */
  readonly files: PageFiles;
  readonly banner?: string | undefined;
  readonly socket?: string | undefined;
}

type Attributes = Readonly<Record<string, string | true>>;

const attributes = (values: Attributes) =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
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
  ...(build.themeColor ? [`<meta name="theme-color" content="${escapeHtml(build.themeColor)}">`] : []),
  `<script>${build.early.text}</script>`,
];
const icon = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
].join('');
/** The font preload is in the body: in the head it delays Chromium's first paint until the font is loaded. */
const betweenHeadAndBody = ({ build, environment }: Page) => [
  '</head>',
  '<body>',
  ...build.assets.fonts.map((file) => {
    const href = `${environment.assets.url}${file}`;
    return link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: true });
  }),
  '',
];
const closing = ['', '</body>', '</html>', ''];

/** Files of other hosts need CORS, and files of remotes their hash, also in preloads. */
const requestOf = ({ href, integrity }: { readonly href: string; readonly integrity?: string }) => ({
  ...(!href.startsWith('/') && { crossorigin: true as const }),
  ...(integrity !== undefined && { integrity }),
});

/** Returns `BootData` up to `rendered`; of manifests only the entry, since all hashes are a tenth of the HTML. */
function dataStart({ environment, remotes }: Page): string {
  const starts = Object.entries(remotes).map(([name, { url, pointer, prefixes, slots, manifest }]) => [
    name,
    {
      url,
      pointer,
      prefixes,
      slots,
      ...(slots.some((slot) => !manifest || manifest.fragments?.[slot]?.idle) && { idle: true }),
      manifest: manifest && { entry: manifest.entry },
    },
  ]);
  const hasCanary = Object.values(remotes).some((remote) => remote.hasCanary);
  const data = {
    environment: publicPart(environment),
    remotes: Object.fromEntries(starts),
    ...(hasCanary && { hasCanary }),
  };
  return `${JSON.stringify(data).slice(0, -1)},"rendered":`;
}

/** Returns meta elements for hosts that send no headers; `frame-ancestors` is valid only in a header. */
function metasFor(headers: Readonly<Record<string, string>>): string[] {
  const { 'content-security-policy': policy = '', 'referrer-policy': referrer = '' } = headers;
  const content = policy.replace(/; frame-ancestors [^;]*/, '');
  return [
    `<meta${attributes({ 'http-equiv': 'Content-Security-Policy', content })}>`,
    `<meta${attributes({ name: 'referrer', content: referrer })}>`,
  ];
}

/**
 * Returns HTML and headers of a page that the browser renders, with links to all its code: it loads at once.
 * `isStatic`: for a host without the shell's server, where meta elements replace headers.
 */
export function unrenderedHtml(page: Page, isStatic = false) {
  const { id, build, files, environment, remotes, banner = '', socket } = page;
  const allowed = { scriptHash: build.early.hash, styleHashes: [], socket, remotes };
  const security = securityHeaders(environment, id, allowed, !isStatic);
  const preloads = (kind: 'script' | 'style', wanted: PageFiles['scripts']) =>
    wanted.map((file) => link({ rel: 'preload', as: kind, href: file.href, ...requestOf(file) }));
  const own = (file: string) => `${environment.assets.url}${file}`;
  const phone = escapeHtml(environment.company.phoneDisplayed);
  const html = [
    ...opening(build, isStatic ? metasFor(security) : []),
    ...build.assets.styles.map(own).map((href) => link({ rel: 'stylesheet', href, ...requestOf({ href }) })),
    ...preloads('style', files.styles),
    ...preloads('script', files.scripts),
    link({ rel: 'preconnect', href: new URL(environment.api.url).origin, crossorigin: true }),
    icon,
    // React inserts a page's title before this one, which applies again when the page unmounts.
    `<title>${escapeHtml(environment.company.shopName)}</title>`,
    dataBlock(bootDataId, `${dataStart(page)}null}`),
    ...build.assets.scripts.map(own).map((src) => {
      const values = { src, defer: true, 'data-shell': true, ...requestOf({ href: src }) } as const;
      return `<script${attributes(values)}></script>`;
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

/** In an inline style its URL would be resolved relative to the page. */
const sourceMap = /\s*\/\*# sourceMappingURL=[^*]*\*\/\s*/g;

function styleBlock(sheets: readonly string[], values: Readonly<Record<string, string>> = {}) {
  const text = sheets.join('\n').replace(sourceMap, '').replaceAll('</', '<\\/');
  return { html: `<style${attributes(values)}>${text}</style>`, hash: sha256(text) };
}

/**
 * Returns the HTML around rendered pages of an id, with inline styles and the list of scripts that the early
 * script starts after the first paint. `template`: id of the template; `version`: of the page's remote.
 */
export function htmlTemplate(
  page: Page & { readonly template: string },
  version: RemoteVersion | null,
): HtmlTemplate {
  const { build, files } = page;
  const base = page.environment.assets.url;
  const pageStyles = files.styles.map(({ file }) => version?.styles.get(file) ?? build.styleText(file, base));
  const entryStyles = build.assets.styles.map((file) => build.styleText(file, base));
  // Styles of a remote have a separate block, which the browser removes when another version replaces it.
  const styles = version
    ? [styleBlock(entryStyles), styleBlock(pageStyles, { 'data-url': version.url })]
    : [styleBlock([...entryStyles, ...pageStyles])];
  const beforeHead = [
    ...opening(build),
    ...styles.map(({ html }) => html),
    // Disabled: not fetched, but the chunk loader treats it as loaded.
    ...files.styles.map((file) =>
      link({ rel: 'stylesheet', href: file.href, disabled: true, ...requestOf(file) }),
    ),
    '',
  ];
  const preloads = files.scripts.map(({ href, integrity }) => ({ href, integrity }));
  const startList: StartList = {
    scripts: build.assets.scripts.map((file) => `${base}${file}`),
    preloads: version ? [] : preloads,
    later: version ? preloads : [],
  };
  const sources = {
    scriptHash: build.early.hash,
    styleHashes: styles.map(({ hash }) => hash),
    remotes: page.remotes,
  };
  // With this header a public page would wait for a new process of the browser (decision 045).
  const { 'cross-origin-opener-policy': _process, ...security } = securityHeaders(
    page.environment,
    page.id,
    sources,
  );
  return {
    page: page.template,
    headers: { ...security, ...htmlHeaders },
    beforeHead: Buffer.from(beforeHead.join('\n')),
    beforeBody: Buffer.from(
      ['', icon, dataBlock(startListId, JSON.stringify(startList)), ...betweenHeadAndBody(page)].join('\n'),
    ),
    beforeData: Buffer.from(`\n${dataBlockOpening(bootDataId)}${scriptSafe(dataStart(page))}`),
    end: Buffer.from([`}${dataBlockClosing}`, ...closing].join('\n')),
  };
}
