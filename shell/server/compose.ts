import { type Environment, publicPart } from 'shared-contracts/environment';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { matchRoutes } from 'react-router';
import { type BootData, bootDataId } from '../src/app/boot-data';
import { remoteOfPath } from '../src/federation/remote-table';
import type { RemotePlace } from '../src/federation/remote-loader';

/** What `assets.json` of the shell's build says. */
export interface ShellAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  readonly pages: Readonly<Record<string, { path: string; scripts: readonly string[]; styles: readonly string[] }>>;
}

interface Page {
  readonly pathname: string;
  readonly environment: Environment;
  readonly places: Readonly<Record<string, RemotePlace>>;
  readonly assets: ShellAssets;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
const attributes = (values: Readonly<Record<string, string | true>>) =>
  Object.entries(values)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`))
    .join('');
const link = (values: Readonly<Record<string, string | true>>) => `<link${attributes(values)}>`;

/** JSON that is safe inside a script element. */
function dataBlock(data: BootData): string {
  const json = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/json" id="${bootDataId}">${json}</script>`;
}

/** The id of the page at an address, from the paths that a build tells. */
function pageAt(pathname: string, pages: Readonly<Record<string, { path: string }>>): string | null {
  const routes = Object.entries(pages).map(([id, { path }]) => ({ id, path: `/${path}` }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.id ?? null;
}

/** Preload links for all the code of a remote's page, so that it arrives in one wave with the shell's. */
function remotePreloads(pathname: string, url: string, manifest: RemoteManifest): string[] {
  const id = pageAt(pathname, manifest.pages);
  const page = id === null ? null : manifest.pages[id];
  const parts = [{ scripts: [manifest.entry], styles: [] }, manifest.routes, ...(page ? [page] : [])];
  const scripts = new Map(parts.flatMap((part) => part.scripts).map((each) => [each.file, each.integrity]));
  const styles = new Map(parts.flatMap((part) => part.styles).map((each) => [each.file, each.integrity]));
  const preload = (kind: string) => ([file, integrity]: [string, string]) =>
    link({ rel: 'preload', as: kind, href: `${url}${file}`, crossorigin: true, integrity });
  return [...[...styles].map(preload('style')), ...[...scripts].map(preload('script'))];
}

function shellPreloads(pathname: string, assets: ShellAssets): string[] {
  const id = pageAt(pathname, assets.pages);
  const page = id === null ? null : assets.pages[id];
  const scripts = (page?.scripts ?? []).filter((file) => !assets.scripts.includes(file));
  const styles = (page?.styles ?? []).filter((file) => !assets.styles.includes(file));
  return [
    ...styles.map((file) => link({ rel: 'preload', as: 'style', href: `/${file}`, crossorigin: true })),
    ...scripts.map((file) => link({ rel: 'preload', as: 'script', href: `/${file}`, crossorigin: true })),
  ];
}

/** The HTML of a page that the browser renders: the same for every visitor, with links for the code of the address. */
export function composePage({ pathname, environment, places, assets }: Page): string {
  const remote = remoteOfPath(pathname);
  const place = remote === null ? undefined : places[remote];
  const preloads = place?.manifest
    ? remotePreloads(pathname, place.url, place.manifest)
    : remote === null
      ? shellPreloads(pathname, assets)
      : [];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="theme-color" content="#083F4A">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...assets.styles.map((file) => link({ rel: 'stylesheet', href: `/${file}` })),
    ...assets.fonts.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true })),
    ...preloads,
    link({ rel: 'preconnect', href: new URL(environment.api.url).origin, crossorigin: true }),
    dataBlock({ environment: publicPart(environment), remotes: places }),
    ...assets.scripts.map((file) => `<script${attributes({ src: `/${file}`, defer: true })}></script>`),
  ];
  const withoutScript = `<noscript><p>La boutique a besoin de JavaScript. Par téléphone : ${escaped(environment.company.phoneDisplayed)}.</p></noscript>`;
  return `<!doctype html>\n<html lang="fr">\n<head>\n${head.join('\n')}\n</head>\n<body>\n<div id="root"></div>\n${withoutScript}\n</body>\n</html>\n`;
}
