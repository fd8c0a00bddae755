import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

class TimedOut extends Error {}

/** Whether an error is that of a deadline. */
export const isTimeout = (error: unknown): boolean => error instanceof TimedOut;

/** Starts a deadline: after `ms` milliseconds `timeout` rejects, and then `signal` aborts. */
export function startDeadline(ms: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`pas rendue en ${ms} ms`)), ms);
  });
  timeout.catch((error: Error) => controller.abort(error));
  return { signal: controller.signal, timeout, end: () => clearTimeout(timer) };
}

type Deadline = ReturnType<typeof startDeadline>;

/** React's marker of a part that it left to the browser; escaped text cannot contain it. */
const leftOut = '<!--$!-->';

/**
 * Returns the whole markup of a page. Its data and code are already loaded, so React renders it in one pass,
 * at half the cost of a stream; only a page that still suspends, or fails, is rendered again as a stream.
 */
export async function renderMarkup(page: ReactNode, deadline: Deadline): Promise<string> {
  return renderAtOnce(page) ?? (await renderStream(page, deadline));
}

function renderAtOnce(page: ReactNode): string | null {
  try {
    const markup = renderToString(page);
    return markup.includes(leftOut) ? null : markup;
  } catch {
    return null; // suspends outside of every boundary, or fails: the stream shows which
  }
}

/** Renders a stream and collects it whole: Suspense boundaries sent later would need an inline script. */
function renderStream(page: ReactNode, deadline: Deadline): Promise<string> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const sink = new PassThrough();
    text(sink).then(resolve, reject);
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => !isOver && stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    deadline.timeout.catch((error: Error) => {
      isOver = true;
      stream.abort(error);
      reject(error);
    });
  });
}

const preload = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/?>/g;
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'" };

/** Returns the URLs of the pictures with `fetchPriority="high"`, which React preloads before the page. */
export const importantPictures = (head: string): string[] =>
  [...head.matchAll(preload)].map(([, href = '']) =>
    href.replace(/&(amp|quot|#x27);/g, (entity) => entities[entity] ?? entity),
  );
