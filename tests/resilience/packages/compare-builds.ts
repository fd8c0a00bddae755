import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared-contracts/remotes';

/** Returns what must be equal in both builds; file names depend on paths and may differ. */
function contentOf(folder: string) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const { pages, uses, fragments } = JSON.parse(
    readFileSync(join(folder, 'remote.json'), 'utf8'),
  ) as RemoteManifest;
  const described = Object.entries(pages).map(([id, { scripts: _scripts, styles: _styles, ...page }]) => [
    id,
    page,
  ]);
  return {
    names: JSON.stringify({ described, uses, fragments }),
    bytes: files.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0),
  };
}

/** Compares the build of a remote outside the project with its build inside. @returns the differences */
export function compareBuilds(inside: string, outside: string): string[] {
  const [one, other] = [inside, outside].map((folder) => contentOf(join(folder, 'dist/browser')));
  if (!one || !other) return ['no builds'];
  const ratio = other.bytes / one.bytes;
  return [
    ...(one.names === other.names ? [] : [`other pages, uses or fragments: ${one.names}\n${other.names}`]),
    ...(Math.abs(ratio - 1) <= 0.01 ? [] : [`scripts of ${other.bytes} bytes, inside ${one.bytes}`]),
  ];
}
