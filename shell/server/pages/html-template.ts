import { type Environment, publicPart } from 'shared-contracts/environment';
import { type BootData, bootDataId } from '../../src/app/boot-data';
import { type StartList, startListId } from '../../src/inline-script/start-list';
import type { RenderFrame } from '../rendering/protocol';
import type { RemoteVersion } from '../rendering/remote-version';
import { scriptSafe } from '../rendering/script-safe';
import { shellUrl } from '../rendering/shell-url';
import {
  attributes,
  dataBlock,
  dataBlockClosing,
  dataBlockOpening,
  escaped,
  link,
  sha256,
} from './html-parts';
import type { PageFiles } from './page-files';
import type { InlineHashes } from './security-headers';
import type { ShellBuild } from './shell-build';
import { webManifestFile } from './web-manifest';

interface Page {
  readonly environment: Environment;
  readonly places: BootData['remotes'];
  readonly build: ShellBuild;
  /** Files of the page beyond those of the shell's entry. */
  readonly files: PageFiles;
}

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
/**
 * The font is asked for at the start of the body: a preload in the head keeps Chromium from drawing until the font is there,
 * a quarter of a second later on a slow line.
 */
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

/**
 * What lies on another host is asked for with CORS, and checked where it is a remote's. A preload must say the same as the
 * request.
 */
const requestOf = ({ href, integrity }: { readonly href: string; readonly integrity?: string }) => ({
  ...(!href.startsWith('/') && { crossorigin: true as const }),
  ...(integrity !== undefined && { integrity }),
});

/** The browser needs how a remote starts; the hashes of all its files would be a tenth of the HTML. */
const startOf = ({
  url,
  pointer,
  prefixes,
  slots,
  manifest,
}: Page['places'][string]): Page['places'][string] => ({
  url,
  pointer,
  prefixes,
  slots,
  manifest: manifest && { contract: manifest.contract, entry: manifest.entry },
});

/** `BootData`, up to `rendered`. */
function knownData({ environment, places }: Page): string {
  const remotes = Object.fromEntries(Object.entries(places).map(([name, place]) => [name, startOf(place)]));
  const known = JSON.stringify({ environment: publicPart(environment), remotes });
  return `${known.slice(0, -1)},"rendered":`;
}

/** Headers that a document can say itself, for a host that sends none; `frame-ancestors` counts in a header only. */
function metasFor(headers: Readonly<Record<string, string>>): string[] {
  const policy = headers['content-security-policy']?.replace(/; frame-ancestors [^;]*/, '');
  const referrer = headers['referrer-policy'];
  return [
    ...(policy ? [`<meta${attributes({ 'http-equiv': 'Content-Security-Policy', content: policy })}>`] : []),
    ...(referrer ? [`<meta${attributes({ name: 'referrer', content: referrer })}>`] : []),
  ];
}

interface UnrenderedPage extends Page {
  /** Headers that the document must say itself. */
  readonly headersInside?: Readonly<Record<string, string>>;
}

/** The HTML of a page that the browser renders: links for all the code of the page, so that it comes in one wave. */
export function composeUnrendered(page: UnrenderedPage): { html: Buffer; hashes: InlineHashes } {
  const { build, files, environment, headersInside = {} } = page;
  const preloads = (kind: 'script' | 'style', wanted: PageFiles['scripts']) =>
    wanted.map((file) => link({ rel: 'preload', as: kind, href: file.href, ...requestOf(file) }));
  const own = (file: string) => `${shellUrl(environment)}${file}`;
  const phone = escaped(environment.company.phoneDisplayed);
  const html = [
    ...opening(build, metasFor(headersInside)),
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
    ...closing,
  ];
  return { html: Buffer.from(html.join('\n')), hashes: { scriptHash: build.early.hash, styleHashes: [] } };
}

function styleBlock(sheets: readonly string[], given: Readonly<Record<string, string>> = {}) {
  const text = sheets.join('\n').replaceAll('</', '<\\/');
  return { html: `<style${attributes(given)}>${text}</style>`, hash: sha256(text) };
}

interface FramedPage extends Page {
  readonly id: string;
}

/**
 * Styles inline, scripts started by the early script when the first pictures have had the line to themselves. Made once for
 * all pages of an id: it is the larger half of their HTML. `version`: that of the remote they belong to.
 */
export function frameOf(
  page: FramedPage,
  version: RemoteVersion | null,
): { frame: RenderFrame; hashes: InlineHashes } {
  const { build, files } = page;
  const base = shellUrl(page.environment);
  const ofPage = files.styles.map(({ file }) => version?.styles.get(file) ?? build.styleText(file, base));
  const ofEntry = build.assets.styles.map((file) => build.styleText(file, base));
  // A remote's in a block of their own, by which the browser removes them when another version of it takes over.
  const styles = version
    ? [styleBlock(ofEntry), styleBlock(ofPage, { 'data-url': version.url })]
    : [styleBlock([...ofEntry, ...ofPage])];
  const beforeHead = [
    ...opening(build),
    ...styles.map(({ html }) => html),
    // Disabled: not fetched, and the page's chunk takes it for loaded.
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
  const beforeData = `\n${dataBlockOpening(bootDataId)}${scriptSafe(knownData(page))}`;
  const end = [`}${dataBlockClosing}`, ...closing];
  const frame = {
    page: page.id,
    beforeHead: Buffer.from(beforeHead.join('\n')),
    beforeBody: Buffer.from(
      ['', icon, dataBlock(startListId, JSON.stringify(startList)), ...betweenHeadAndBody(page)].join('\n'),
    ),
    beforeData: Buffer.from(beforeData),
    end: Buffer.from(end.join('\n')),
  };
  return {
    frame,
    hashes: { scriptHash: build.early.hash, styleHashes: styles.map(({ hash }) => hash) },
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
