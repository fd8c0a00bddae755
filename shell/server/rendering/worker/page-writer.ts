import { brotliCompressSync, constants } from 'node:zlib';
import type { RenderedParts, RenderFrame } from '../protocol';

/** Quality 3 takes half the time of 4 for a twentieth more bytes. */
const quality = 3;
/** bytes; the compressed page in one piece. */
const pieceSize = 65_536;

/**
 * Puts rendered parts into their frame and compresses them. All in the worker, in room that is used again and again: some
 * hundred kB of new buffers for every page would make the engine collect its whole heap every few pages.
 */
export class PageWriter {
  private room = Buffer.allocUnsafe(512 * 1024);

  /** The HTML of a page, good until the next one is written. */
  write(frame: RenderFrame, { head, body, rendered }: RenderedParts): Buffer {
    const parts = [frame.beforeHead, head, frame.beforeBody, body, frame.beforeData, rendered, frame.end];
    // A character takes three bytes at most.
    const most = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? 3 : 1), 0);
    if (most > this.room.length) this.room = Buffer.allocUnsafe(most);
    let end = 0;
    for (const part of parts) {
      if (typeof part === 'string') end += this.room.write(part, end);
      else {
        this.room.set(part, end);
        end += part.length;
      }
    }
    return this.room.subarray(0, end);
  }

  /** The page in Brotli, as bytes of its own that can be handed to another thread. */
  compress(frame: RenderFrame, parts: RenderedParts): Uint8Array<ArrayBuffer> {
    const html = this.write(frame, parts);
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: html.length };
    return new Uint8Array(brotliCompressSync(html, { chunkSize: pieceSize, params }));
  }
}
