import type { RemoteManifest } from 'shared-contracts/remotes';

const triedPages = 20;

/** The paths of an owner's most recently requested pages, at least one per page id. */
export class LastPages {
  /** Page ids by path, the most recently requested at the end. */
  private readonly ids = new Map<string, string>();

  get paths(): readonly string[] {
    return [...this.ids.keys()];
  }

  add(path: string, id: string): void {
    this.ids.delete(path);
    this.ids.set(path, id);
    if (this.ids.size <= triedPages) return;
    const ids = [...this.ids.values()];
    const oldest = [...this.ids].find(([, each]) => ids.indexOf(each) !== ids.lastIndexOf(each));
    this.ids.delete(oldest?.[0] ?? path);
  }

  /** Returns `paths` and, for each other public page of a version, its example or its plain path. */
  pathsFor({ pages }: RemoteManifest): string[] {
    const requested = new Set(this.ids.values());
    const untried = Object.entries(pages).flatMap(([id, { path, public: isPublic, example }]) => {
      const tested = example ?? (/[:*]/.test(path) ? null : path);
      return isPublic && !requested.has(id) && tested !== null ? [`/${tested}`] : [];
    });
    return [...this.paths, ...untried];
  }
}
