import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from 'server-kit/escape-html';
import type { Deployments } from '../deployment/deployments';
import { sendPlainPage } from '../pages/send-page';
import { type Preview, previewCookie, readPreview } from './preview-link';
import { isFromOtherOrigin } from './same-origin';

const style = `
:root { font: 1rem/1.5 system-ui, sans-serif; color: #1c2b33; background: #fff; }
main { margin: 0 auto; max-width: 40rem; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; }
strong { white-space: nowrap; }
code { overflow-wrap: anywhere; }
button { min-block-size: 2.75rem; padding-inline: 1rem; border: 0; border-radius: .5rem; background: #0b5b4b; color: #fff; font: inherit; cursor: pointer; }
`;

const bannerStylePath = '/preview/banner.css';
const bannerStyle = `
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

interface Route {
  readonly Querystring: { readonly token?: string };
}

/**
 * Adds `GET /preview?token=…`, the link of a squad, which shows a confirmation; `POST` then sets the cookie,
 * and `POST /preview/end` removes it. All respond 404 unless the environment has `overrideOrigins`.
 */
export function addPreview(server: FastifyInstance, deployments: Deployments): void {
  const isSecure = () => deployments.environment.shop.url.startsWith('https:');
  const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;

  const send = (reply: FastifyReply, title: string, content: string) =>
    sendPlainPage(reply, deployments.environment, { title, style, content });
  const refuse = (reply: FastifyReply) =>
    send(
      reply.code(403),
      'Ce lien ne vaut rien ici',
      '<p>Il a expiré, a été modifié, ou est celui d’une autre boutique&nbsp;: demandez-en un autre.</p><p><a href="/">Aller à la boutique</a></p>',
    );

  void server.register(async (scope) => {
    // The forms have no fields, so their bodies are ignored.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.addHook('onRequest', async (request: FastifyRequest, reply) => {
      reply.header('cache-control', 'no-store');
      if (deployments.environment.overrideOrigins.length === 0) return reply.callNotFound();
      if (request.method === 'POST' && isFromOtherOrigin(request)) return refuse(reply);
    });

    scope.get<Route>('/preview', async ({ query: { token = '' } }, reply) => {
      const preview = await readPreview(token, deployments.environment);
      if (!preview) return refuse(reply);
      const action = `/preview?token=${encodeURIComponent(token)}`;
      return send(
        reply,
        'Aperçu d’une autre version',
        `<p>Dans ce navigateur, pendant une heure au plus, la boutique prendra <strong>${escapeHtml(preview.remote)}</strong> à l’adresse <code>${escapeHtml(preview.url)}</code>. Ce code voit ce que vous saisissez&nbsp;: n’acceptez que si vous attendiez ce lien.</p><form method="post" action="${escapeHtml(action)}"><button>Voir la boutique avec cette version</button></form><p><a href="/">Rester sur la version en ligne</a></p>`,
      );
    });
    scope.post<Route>('/preview', async ({ query: { token = '' } }, reply) => {
      const preview = await readPreview(token, deployments.environment);
      if (!preview) return refuse(reply);
      const seconds = Math.floor((preview.until.getTime() - Date.now()) / 1000);
      return reply
        .header('set-cookie', `${previewCookie}=${token}; Max-Age=${seconds}; ${attributes()}`)
        .redirect('/', 303);
    });
    scope.post('/preview/end', async (_request, reply) =>
      reply.header('set-cookie', `${previewCookie}=; Max-Age=0; ${attributes()}`).redirect('/', 303),
    );
    scope.get(bannerStylePath, async (_request, reply) => reply.type('text/css').send(bannerStyle));
  });
}
