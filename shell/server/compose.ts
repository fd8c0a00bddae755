import { type Environment, publicPart } from 'shared-contracts/environment';
import { bootDataId } from '../src/app/boot-data';
import type { RemotePlace } from '../src/federation/remote-loader';
import { attributes, dataBlock, escaped, link, scriptSafe, sha256 } from './html-parts';
import type { PageFiles } from './page-files';
import type { RenderedPage } from './render/messages';
import type { RemoteVersion } from './render/remote-version';
import type { ShellBuild } from './shell-build';

interface Page {
  readonly environment: Environment;
  readonly places: Readonly<Record<string, RemotePlace>>;
  readonly build: ShellBuild;
  /** Files of the page beyond those of the shell's entry. */
  readonly files: PageFiles;
}

/** HTML and the source expressions of what is inline in it. */
export interface Composed {
  readonly html: Buffer;
  readonly scriptHash: string;
  readonly styleHash: string | null;
}

const fixedHead = (build: ShellBuild) => [
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
  '<meta name="theme-color" content="#083F4A">',
  `<script>${build.early.text}</script>`,
];

const icon = '<link rel="icon" href="/icon.svg" type="image/svg+xml">';

const fontPreloads = ({ assets }: ShellBuild) =>
  assets.fonts.map((file) =>
    link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true }),
  );

/** Files of remotes are asked for with CORS and checked; the shell's own are not. A preload must say the same as the request. */
const integrityOf = (integrity: string | undefined) =>
  integrity === undefined ? {} : { crossorigin: true as const, integrity };

/** Part of a document; a rendered page comes as bytes and stays so. */
type Part = string | Uint8Array;

const bytes = (part: Part) => (typeof part === 'string' ? Buffer.from(part) : part);

const document = (head: readonly string[], body: readonly Part[]) =>
  Buffer.concat([
    bytes(`<!doctype html>\n<html lang="fr">\n<head>\n${head.join('\n')}\n</head>\n<body>\n`),
    ...body.map(bytes),
    bytes('\n</body>\n</html>\n'),
  ]);

/** `BootData`, up to `rendered`. */
function knownData({ environment, places }: Page): string {
  const known = JSON.stringify({ environment: publicPart(environment), remotes: places });
  return `${known.slice(0, -1)},"rendered":`;
}

/** The HTML of a page that the browser renders: links for all the code of the address, so that it comes in one wave. */
export function composeForBrowser(page: Page): Composed {
  const { build, files, environment } = page;
  const preload = (kind: string) =>
    (kind === 'style' ? files.styles : files.scripts).map(({ href, integrity }) =>
      link({ rel: 'preload', as: kind, href, ...integrityOf(integrity) }),
    );
  const head = [
    ...fixedHead(build),
    ...build.assets.styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
    ...fontPreloads(build),
    ...preload('style'),
    ...preload('script'),
    link({ rel: 'preconnect', href: new URL(environment.api.url).origin, crossorigin: true }),
    icon,
    dataBlock(bootDataId, `${knownData(page)}null}`),
    ...build.assets.scripts.map((file) => `<script${attributes({ src: `/${file}`, defer: true })}></script>`),
  ];
  const withoutScript = `<noscript><p>Cette page a besoin de JavaScript. Par téléphone : ${escaped(environment.company.phoneDisplayed)}.</p></noscript>`;
  return {
    html: document(head, [`<div id="root"></div>\n${withoutScript}`]),
    scriptHash: build.early.hash,
    styleHash: null,
  };
}

/**
 * The HTML of a page that the server rendered: styles inline, first pictures announced, scripts started by the early script
 * when those have had the line to themselves.
 */
export function composeRendered(
  page: Page,
  rendering: RenderedPage,
  version: RemoteVersion | null,
): Composed {
  const { build, files } = page;
  const styleText = [
    ...build.assets.styles.map(build.styleText),
    ...files.styles.map(({ file }) => version?.styles.get(file) ?? build.styleText(file)),
  ]
    .join('\n')
    .replaceAll('</', '<\\/');
  const head = [
    ...fixedHead(build),
    `<style>${styleText}</style>`,
    ...fontPreloads(build),
    // Disabled: not fetched, and the page's chunk takes it for loaded.
    ...files.styles.map(({ href, integrity }) =>
      link({ rel: 'stylesheet', href, disabled: true, ...integrityOf(integrity) }),
    ),
    rendering.head,
    icon,
  ];
  const start = {
    preloads: files.scripts.map(({ href, integrity }) => ({
      href,
      ...(integrity !== undefined && { integrity }),
    })),
    scripts: build.assets.scripts.map((file) => `/${file}`),
  };
  const body = [
    rendering.body,
    `\n<script type="application/json" id="${bootDataId}">${scriptSafe(knownData(page))}`,
    rendering.rendered,
    `}</script>\n${dataBlock('start', JSON.stringify(start))}`,
  ];
  return { html: document(head, body), scriptHash: build.early.hash, styleHash: sha256(styleText) };
}

/** An address that can stand in a header as it is; any other picture is found by the HTML alone. */
const headerSafe = /^[!#-;=?-~]+$/;

/** `Link` header for the pictures that React marked as most important: they start before the HTML is parsed. */
export function pictureLinks(head: string): string | null {
  const links = [...head.matchAll(/<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/?>/g)]
    .map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
    .filter((href) => headerSafe.test(href))
    .slice(0, 2)
    .map((href) => `<${href}>; rel=preload; as=image; fetchpriority=high`);
  return links.length > 0 ? links.join(', ') : null;
}
