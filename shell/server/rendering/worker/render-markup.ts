import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

class TimedOut extends Error {}

export const isTimeout = (error: unknown): boolean => error instanceof TimedOut;

/** Rejects at its time; `onTimeout` adds no listeners to the request's signal, where they would pile up. */
export function startDeadline(ms: number) {
  const controller = new AbortController();
  let reject: (error: Error) => void = () => undefined;
  const timeout = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  timeout.catch(() => undefined);
  const listeners: ((error: Error) => void)[] = [reject, (error) => controller.abort(error)];
  const timer = setTimeout(() => {
    const error = new TimedOut(`pas rendue en ${ms} ms`);
    for (const listener of listeners) listener(error);
  }, ms);
  return {
    signal: controller.signal,
    timeout,
    onTimeout: (listener: (error: Error) => void) => listeners.push(listener),
    end() {
      clearTimeout(timer);
      listeners.length = 0;
    },
  };
}

export type Deadline = ReturnType<typeof startDeadline>;

/** React left a part to the browser here; text is escaped and cannot look like it. */
const leftOut = '<!--$!-->';

/**
 * The whole markup of a page. Its data and code are loaded before, so React renders it at once, at half the
 * cost of a stream; only a page that suspends after all, or fails, is rendered again as a stream.
 */
export async function renderMarkup(page: ReactNode, deadline: Deadline): Promise<string> {
  return renderAtOnce(page) ?? (await renderStream(page, deadline));
}

function renderAtOnce(page: ReactNode): string | null {
  try {
    const markup = renderToString(page);
    return markup.includes(leftOut) ? null : markup;
  } catch {
    return null; // suspends outside of every boundary, or fails: the stream says which
  }
}

/** Collected until it is complete: a Suspense boundary that came later would need an inline script. */
function renderStream(page: ReactNode, deadline: Deadline): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let isOver = false;
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
      onAllReady: () => !isOver && stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    deadline.onTimeout((error) => {
      isOver = true;
      stream.abort(error);
      reject(error);
    });
  });
}

const preload = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/?>/g;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };

/** URLs of the pictures with `fetchPriority="high"`, which React preloads before the page. */
export const importantPictures = (head: string): string[] =>
  [...head.matchAll(preload)].map(([, href = '']) =>
    href.replace(/&(amp|quot|#x27);/g, (entity) => entities[entity] ?? entity),
  );
