/** Facts of the page for search engines, in the words of schema.org; no text of the catalogue can end the element. */
export function StructuredData({ facts }: { facts: Readonly<Record<string, unknown>> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
