import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listening } from '../../../tools/commands/shop/listening';
import { root } from '../../../tools/setup/paths.mjs';

const folder = join(root, 'mfe-catalogue/dist/browser');
/** Stands on every list, and tells the version there. */
const text = 'Toutes les familles';

/** What a list says that a version has rendered. */
export const textOf = (version: string): string => `${text}, ${version}<`;

/** The catalogue on a host of its own, where a version can be put in place of another as often as one likes. */
export async function startCatalogue() {
  const manifest = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  const source = readFileSync(join(folder, manifest.server.file), 'utf8');
  if (!source.includes(text)) throw new Error(`The catalogue says nowhere '${text}'`);
  const files = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const made = new Map<string, string>();
  let current = manifest;
  const server = createServer((request, response) => {
    const file = decodeURIComponent((request.url ?? '').slice(1).split('?')[0] ?? '');
    const content = made.get(file);
    if (file === 'remote.json')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(current));
    else if (content !== undefined) response.end(content);
    else if (!files.has(file)) response.writeHead(404).end();
    else response.end(readFileSync(join(folder, file)));
  });
  const port = await listening(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    /** Another version; `change` alters the source of its server bundle. */
    deploy(version: string, change = (code: string) => code, integrity?: string) {
      const content = change(source.replaceAll(text, `${text}, ${version}`));
      const file = `server.${version}.cjs`;
      made.clear();
      made.set(file, content);
      const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      current = { ...manifest, version, server: { file, integrity: integrity ?? found } };
    },
    stop: () => server.close(),
  };
}

/** Points the running shop to another URL of the catalogue, by its environment file. */
export function moveCatalogue(environmentFile: string, url: string): void {
  const environment = JSON.parse(readFileSync(environmentFile, 'utf8'));
  environment.remotes['mfe-catalogue'].url = url;
  writeFileSync(environmentFile, JSON.stringify(environment));
}

export const threadsOf = (pid: number): number => readdirSync(`/proc/${pid}/task`).length;
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** ms until the page at a URL says what it should, asked for every 50 ms. */
export async function untilShown(
  url: string,
  isShown: (response: Response, html: string) => boolean,
  limit = 15_000,
): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const response = await fetch(url);
    if (isShown(response, await response.text())) return Math.round(performance.now() - startedAt);
    if (performance.now() - startedAt > limit) return Number.POSITIVE_INFINITY;
    await pause(50);
  }
}
