import { EventEmitter } from 'node:events';
import type { Environment } from 'shared-contracts/environment';
import type { Served } from '../deployment/canaries';
import type { KnownRemote } from '../deployment/remote-status';
import { escaped } from '../pages/html-template';
import type { Preview } from './token';

export const bannerStylePath = '/preview/banner.css';

/** The shop with one remote from another URL, which the browser reads itself: no page is rendered or cached. */
export class PreviewShop extends EventEmitter<{ change: [owner: string | null] }> implements Served {
  readonly renderer = null;

  constructor(
    private readonly live: Pick<Served, 'environment' | 'remotes'>,
    private readonly preview: Preview,
  ) {
    super();
  }

  get environment(): Environment {
    const { environment } = this.live;
    const { remote, url } = this.preview;
    const settings = environment.remotes[remote];
    return settings
      ? { ...environment, remotes: { ...environment.remotes, [remote]: { ...settings, url } } }
      : environment;
  }

  get remotes(): Record<string, KnownRemote> {
    const { remotes } = this.live;
    const { remote, url } = this.preview;
    const known = remotes[remote];
    return known
      ? { ...remotes, [remote]: { ...known, url, pointer: `${url}remote.json`, manifest: null } }
      : remotes;
  }

  /** HTML that says what is shown, and ends it. */
  get banner(): string {
    const { remote, url, until } = this.preview;
    const time = until.toLocaleTimeString('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });
    return [
      `<link rel="stylesheet" href="${bannerStylePath}">`,
      '<form class="preview-banner" method="post" action="/preview/end" aria-label="Aperçu">',
      `<p>Aperçu dans ce navigateur, jusqu’à ${time}&nbsp;: ${escaped(remote)} de ${escaped(url)}</p>`,
      '<button>Quitter l’aperçu</button>',
      '</form>',
    ].join('');
  }
}
