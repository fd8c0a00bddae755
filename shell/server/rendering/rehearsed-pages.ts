import type { RemoteManifest } from 'shared-contracts/remotes';

const triedPages = 20;

/** Returns id and path of every public page of a version: its example, or its own path without parameters. */
function publicPaths({ pages }: RemoteManifest): (readonly [id: string, path: string])[] {
  return Object.entries(pages).flatMap(([id, { path, public: isPublic, example }]) => {
    const tested = example ?? (/[:*]/.test(path) ? null : path);
    return isPublic && tested !== null ? [[id, `/${tested}`] as const] : [];
  });
}

/** Returns the path that a worker renders first: of the first public page with a known path, else `/`. */
export const firstPath = (manifest: RemoteManifest | null): string =>
  (manifest && publicPaths(manifest)[0]?.[1]) ?? '/';

/** The pages that a new version of an owner must render: those that visitors requested last, and examples. */
export class RehearsedPages {
  /** Page ids by requested path, the most recently requested at the end; at least one path per id. */
  private readonly ids = new Map<string, string>();

  /** Remembers a page that a visitor has requested. */
  add(path: string, id: string): void {
    this.ids.delete(path);
    this.ids.set(path, id);
    if (this.ids.size <= triedPages) return;
    const ids = [...this.ids.values()];
    const oldest = [...this.ids].find(([, each]) => ids.indexOf(each) !== ids.lastIndexOf(each));
    this.ids.delete(oldest?.[0] ?? path);
  }

  /** Returns the requested paths and one of every other public page. `manifest`: null for the shell's pages. */
  pathsFor(manifest: RemoteManifest | null): string[] {
    const requested = new Set(this.ids.values());
    const others = (manifest ? publicPaths(manifest) : []).filter(([id]) => !requested.has(id));
    return [...this.ids.keys(), ...others.map(([, path]) => path)];
  }
}
