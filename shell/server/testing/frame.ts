import { brotliDecompressSync } from 'node:zlib';
import type { RenderedPage, RenderFrame } from '../rendering/protocol';

/** A frame without anything around the page but marks between its parts. */
export const plainFrame: RenderFrame = {
  page: 'catalogue:list',
  beforeHead: Buffer.from('<head>'),
  beforeBody: Buffer.from('</head>'),
  beforeData: Buffer.from('<script>'),
  end: Buffer.from('</script>'),
};

/** Page and data of what was rendered into the plain frame. */
export function partsOf({ html }: RenderedPage): { body: string; rendered: unknown } {
  const text = brotliDecompressSync(html).toString();
  const [, body = '', data = ''] = /<\/head>(.*)<script>(.*)<\/script>$/s.exec(text) ?? [];
  return { body, rendered: JSON.parse(data) };
}
