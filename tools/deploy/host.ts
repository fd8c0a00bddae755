import { filesOf, integrityOf } from 'server-kit/remote-build';
import type { RemoteManifest } from 'shared-contracts/remotes';
import { SetupError } from '../workspace/run-command.mjs';
import { pooled } from './parallel-transfers';
import { pointerFile } from './pointer';
import type { Store } from './store';

/** Timeout per file in milliseconds. */
const timeLimit = 30_000;

/** Verifies files through a host's public URL. */
export class Host {
  /** `url` ends with a slash; `origin`: of the pages that request the files. */
  constructor(
    private readonly url: string,
    readonly origin: string,
  ) {}

  /** @throws {SetupError} if a file listed in the pointer is missing, different or not allowed for `origin` */
  async check(manifest: RemoteManifest, store: Store): Promise<void> {
    const advice = ` : ${store.name} n'est pas ce que sert ${this.url} : changez --to ou --url.`;
    await pooled(filesOf(manifest), async ({ file, integrity }) => {
      const { response, content } = await this.fetch(file, advice);
      const allowed = response.headers.get('access-control-allow-origin');
      if (allowed !== '*' && allowed !== this.origin)
        throw new SetupError(
          `${this.url}${file} : Access-Control-Allow-Origin n'autorise pas ${this.origin} : réglez l'hôte.`,
        );
      if (integrityOf(content) === integrity) return;
      const stored = await store.read(file);
      throw new SetupError(
        stored && integrityOf(stored.content) !== integrity
          ? `${store.name} : ${file} existe déjà avec un autre contenu : reconstruisez, ou supprimez-le s'il est abîmé.`
          : `${this.url}${file} n'est pas le fichier envoyé à ${store.name} : changez --to ou --url.`,
      );
    });
  }

  /** @throws {SetupError} if the URL does not return the pointer that was just moved */
  async checkPointer(content: Buffer): Promise<void> {
    const { content: given } = await this.fetch(pointerFile);
    if (!given.equals(content))
      throw new SetupError(
        `${this.url}${pointerFile} donne encore un autre pointeur : réglez « Cache-Control: no-cache » sur l'hôte.`,
      );
  }

  /**
   * Requests a file as browsers do.
   * @param advice for a status that is not 2xx
   * @throws {SetupError} for such a status, a redirect or a host without response
   */
  private async fetch(file: string, advice = '') {
    const url = new URL(file, this.url).href;
    let response: Response;
    try {
      response = await fetch(url, {
        headers: { origin: this.origin, 'accept-encoding': 'br, gzip' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimit),
      });
      if (response.ok) return { response, content: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      const { message, cause } = error as Error & { readonly cause?: Partial<NodeJS.ErrnoException> };
      const reason = cause?.code ?? cause?.message ?? message;
      throw new SetupError(`${url} ne peut pas être lu (${reason}) : démarrez cet hôte, ou changez --url.`);
    }
    throw new SetupError(`${url} : statut ${response.status}${advice}`);
  }
}
