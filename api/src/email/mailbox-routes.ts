import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import PostalMime from 'postal-mime';
import { escapeHtml } from 'server-kit/escape-html';
import { z } from 'zod';
import { notFound } from '../refusals/refusals';

const mostShown = 100;

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#16282b}article{border-top:1px solid #c9d6d8;padding:1rem 0}h2{margin:0;font-size:1.1rem}p{white-space:pre-line;overflow-wrap:anywhere}';
const stylePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;
/** Emails have styles of their own, and pictures of the shop. */
const emailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:";

const parse = async (folder: string, name: string) => PostalMime.parse(await readFile(join(folder, name)));

/** Returns the names of the email files, newest first; a missing folder is an empty mailbox. */
async function namesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return names.sort().reverse().slice(0, mostShown);
}

/** Reads the email files of `deliverToFiles`, newest first; dates are in ISO 8601. */
async function readMailbox(folder: string) {
  const mails = (await namesIn(folder)).map(async (name) => {
    const { to = [], subject = '', date, text = '' } = await parse(folder, name);
    return { name, to: to.map(({ address }) => address).join(', '), subject, date, text };
  });
  return Promise.all(mails);
}

const withLinks = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

function page(mails: Awaited<ReturnType<typeof readMailbox>>): string {
  const articles = mails.map(
    ({ name, to, subject, date, text }) =>
      `<article><h2><a href="/dev/mailbox/${encodeURIComponent(name)}">${escapeHtml(subject)}</a></h2><small>À ${escapeHtml(to)}, <time>${date}</time></small><p>${withLinks(text)}</p></article>`,
  );
  const body = articles.join('\n') || '<p>Aucun message.</p>';
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boîte d’envoi</title><style>${style}</style></head><body><main><h1>Boîte d’envoi</h1>${body}</main></body></html>`;
}

/** Displays emails written to files, in development: only if the environment file enables `mailbox`. */
export const mailboxRoutes: FastifyPluginAsyncZod = async (app) => {
  const { outbox } = app.services;
  app.get('/dev/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', stylePolicy)
      .send(page(await readMailbox(outbox))),
  );

  app.get(
    '/dev/mailbox/:name',
    { schema: { hide: true, params: z.object({ name: z.string() }) } },
    async ({ params: { name } }, reply) => {
      if (!(await namesIn(outbox)).includes(name)) throw notFound('Message');
      const { html } = await parse(outbox, name);
      return reply.type('text/html; charset=utf-8').header('Content-Security-Policy', emailPolicy).send(html);
    },
  );

  app.get('/dev/mailbox.json', { schema: { hide: true } }, () => readMailbox(outbox));
};
