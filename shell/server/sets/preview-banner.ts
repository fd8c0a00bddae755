import { escapeHtml } from 'server-kit/escape-html';
import type { Preview } from './preview-link';

export const bannerStylePath = '/preview/banner.css';
export const bannerStyle = `
.preview-banner { position: sticky; inset-block-end: 0; z-index: 1000; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding: .5rem 1rem; background: #fff3c4; color: #3d2c00; border-block-start: 2px solid #b07a00; }
.preview-banner p { margin: 0; overflow-wrap: anywhere; }
.preview-banner button { min-block-size: 2.75rem; padding-inline: 1rem; border: 2px solid currentcolor; border-radius: .5rem; background: #fff; color: inherit; font: inherit; cursor: pointer; }
`;

/** Returns HTML for the end of every document: the previewed version, and a button to leave it. */
export function previewBanner({ remote, url, until }: Preview): string {
  const time = until.toLocaleTimeString('fr-FR', { timeStyle: 'short', timeZone: 'Europe/Paris' });
  return [
    `<link rel="stylesheet" href="${bannerStylePath}">`,
    '<form class="preview-banner" method="post" action="/preview/end" aria-label="Aperçu">',
    `<p>Aperçu dans ce navigateur, jusqu’à ${time}&nbsp;: ${escapeHtml(remote)} de ${escapeHtml(url)}</p>`,
    '<button>Quitter l’aperçu</button>',
    '</form>',
  ].join('');
}
