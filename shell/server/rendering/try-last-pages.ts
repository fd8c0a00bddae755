import type { RemoteManifest } from 'shared-contracts/remotes';
import type { Supervisor } from './render-threads';
import type { HtmlTemplate } from './worker-messages';

const triedPages = 20;
/** Milliseconds per page; no visitor waits for it. */
const limit = 30_000;

const nothing = new Uint8Array();
const template: HtmlTemplate = {
  page: 'trial',
  headers: {},
  beforeHead: nothing,
  beforeBody: nothing,
  beforeData: nothing,
  end: nothing,
};

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

/** Returns why a page cannot be rendered; null when it can. */
async function failureOf(renderer: Supervisor, path: string): Promise<string | null> {
  try {
    const outcome = await renderer.render(path, template, limit);
    if (!outcome) return "le rendu s'est arrêté";
    return outcome.kind === 'timed-out' ? (outcome.reason ?? 'pas rendue à temps') : null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Renders pages with a new version, so that the first visitor gets them as fast as later ones.
 * @throws when a page fails that the version in use can render; while the API is down, both fail
 */
export async function tryPages(
  paths: readonly string[],
  renderer: Supervisor,
  inUse: Supervisor | null,
): Promise<void> {
  for (const path of paths) {
    const failure = await failureOf(renderer, path);
    if (failure !== null && inUse && (await failureOf(inUse, path)) === null)
      throw new Error(`la page ${path} ne se rend plus : ${failure}`);
  }
}
