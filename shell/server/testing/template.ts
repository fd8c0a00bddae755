import { brotliDecompressSync } from 'node:zlib';
import type { HtmlTemplate } from '../rendering/worker-messages';

/** A template with markers between the parts of a page. */
export const plainTemplate: HtmlTemplate = {
  page: 'catalogue:list',
  headers: {},
  beforeHead: Buffer.from('<head>'),
  beforeBody: Buffer.from('</head>'),
  beforeData: Buffer.from('<script>'),
  end: Buffer.from('</script>'),
};

/** Returns the body and the data of a page that was rendered into `plainTemplate`. */
export function partsOf({ html }: { readonly html: Uint8Array }): { body: string; rendered: unknown } {
  const text = brotliDecompressSync(html).toString();
  const [, body = '', data = ''] = /<\/head>(.*)<script>(.*)<\/script>$/s.exec(text) ?? [];
  return { body, rendered: JSON.parse(data) };
}
