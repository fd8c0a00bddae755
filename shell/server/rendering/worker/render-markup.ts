import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { Deadline } from './deadline';

/** Where React left a part to the browser. What a text says is escaped and cannot be taken for it. */
const leftOut = '<!--$!-->';

/**
 * The markup of a page, whole. Its data and code are there before, so React makes it in one go, at half the cost of a
 * stream; only a page that waits for something after all, or fails, is rendered once more with patience.
 */
export async function renderMarkup(page: ReactNode, deadline: Deadline): Promise<string> {
  return renderAtOnce(page) ?? (await renderPatiently(page, deadline));
}

function renderAtOnce(page: ReactNode): string | null {
  try {
    const markup = renderToString(page);
    return markup.includes(leftOut) ? null : markup;
  } catch {
    return null; // waits outside of every boundary, or fails: patience tells which
  }
}

/** Not sent on while it is made: a Suspense boundary that came later would need an inline script. */
function renderPatiently(page: ReactNode, deadline: Deadline): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let late = false;
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => !late && stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    deadline.whenLate((error) => {
      late = true;
      stream.abort(error);
      reject(error);
    });
  });
}
