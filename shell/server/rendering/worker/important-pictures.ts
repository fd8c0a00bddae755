const preload = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/?>/g;
const named: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };

/** URLs of the pictures that a page marks with `fetchPriority="high"`: React puts a preload of each before the page. */
export const importantPictures = (head: string): string[] =>
  [...head.matchAll(preload)].map(([, href = '']) =>
    href.replace(/&(amp|quot|#x27);/g, (entity) => named[entity] ?? entity),
  );
