const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Entries in one piece: enough to be quick, too few to be felt in memory. */
const perPiece = 1000;

function* written(list: string, entry: string, urls: readonly string[]): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${namespace}">\n`;
  for (let start = 0; start < urls.length; start += perPiece) {
    const piece = urls.slice(start, start + perPiece);
    yield piece.map((url) => `<${entry}><loc>${escaped(url)}</loc></${entry}>\n`).join('');
  }
  yield `</${list}>\n`;
}

/** A sitemap of pages, piece by piece. */
export const pageList = (urls: readonly string[]) => written('urlset', 'url', urls);

/** A sitemap that names other sitemaps, piece by piece. */
export const sitemapList = (urls: readonly string[]) => written('sitemapindex', 'sitemap', urls);
