import { z } from 'zod';

/** A canonical URL whose host and path need no escape in a header, policy, attribute, stylesheet or script. */
const plainUrl = /^https?:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?(\/[\w.~%+,=@-]+)*\/?$/;

/** Returns the URL in the form of the URL standard (lower case, Punycode), which no later parser refuses. */
function canonical(text: string, context: z.RefinementCtx): string {
  const url = z.url().safeParse(text).success ? new URL(text).href : '';
  const message =
    'une adresse comme https://boutique.example:8443/dossier/ : vérifiez l’hôte, le port et les signes';
  if (!plainUrl.test(url)) context.addIssue({ code: 'custom', message });
  return url;
}

const ownHost = 'http://localhost';
const urlText = z.string().max(500, '500 caractères au plus');
const httpUrlText = urlText.regex(/^https?:\/\/[^\s?#]+$/, 'une adresse http(s) sans « ? » ni « # »');
export const httpUrl = httpUrlText.transform(canonical);
/** URL of a folder: relative URLs of files are resolved against it. */
export const folderUrl = httpUrlText.regex(/\/$/, 'une adresse qui finit par /').transform(canonical);
/** URL without a path. */
export const origin = httpUrlText
  .regex(/^https?:\/\/[^/]+$/, 'une origine comme https://aperçu.example')
  .transform((text, context) => canonical(text, context).replace(/\/$/, ''));

/** URL of a folder, or only its path if it is on the shop's own host. */
export const folderAnywhere = urlText
  .regex(/^(https?:\/)?\/[^\s?#/][^\s?#]*\/$/, 'une adresse http(s) ou un chemin, qui finit par /')
  .transform((text, context) =>
    text.startsWith('/')
      ? canonical(ownHost + text, context).slice(ownHost.length)
      : canonical(text, context),
  );
