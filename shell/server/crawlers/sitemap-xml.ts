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

function* written(list: string, entry: string, addresses: readonly string[]): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${namespace}">\n`;
  for (let start = 0; start < addresses.length; start += perPiece) {
    const piece = addresses.slice(start, start + perPiece);
    yield piece.map((address) => `<${entry}><loc>${escaped(address)}</loc></${entry}>\n`).join('');
  }
  yield `</${list}>\n`;
}

/** A sitemap of pages, piece by piece. */
export const pageList = (addresses: readonly string[]) => written('urlset', 'url', addresses);

/** A sitemap that names other sitemaps, piece by piece. */
export const sitemapList = (addresses: readonly string[]) => written('sitemapindex', 'sitemap', addresses);
