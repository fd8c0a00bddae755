import { noResponse, refusal } from './api-error';
import { patternsOf, readBody, requireShape } from './check-response';
import { publicShapes } from './public-shapes';
import { readServerClock } from './server-clock';
import { withinTimeLimit } from './time-limit';
import type { ApiResponse, Call } from './types';

const shapedCalls = patternsOf(publicShapes);

/** Sends a public read without custom headers, so that a preload link matches it. Also runs on the server. */
export function callByFetch({ method, path, url, options }: Call): Promise<ApiResponse<unknown>> {
  return withinTimeLimit(options.signal, async (signal) => {
    const response = await fetch(url, {
      method,
      signal,
      ...(options.headers && { headers: options.headers }),
    });
    readServerClock((name) => response.headers.get(name));
    // Documents are PDF files; all other responses are JSON.
    const isFile = response.ok && method === 'GET' && path.startsWith('documents/');
    if (isFile && !response.headers.get('content-type')?.startsWith('application/pdf'))
      throw noResponse('unreadable');
    const data = isFile ? await response.blob() : readBody(response.status, await response.text());
    if (!response.ok) throw refusal(response.status, data);
    requireShape(shapedCalls, method, path, data);
    return { status: response.status, data, headers: response.headers };
  });
}
