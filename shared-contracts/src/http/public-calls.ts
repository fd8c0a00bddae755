import { extrasHeader } from '../api/headers';
import { noResponse, refusal } from './api-error';
import { publicExtras, publicShapes } from './public-shapes';
import { matcherOf, patternsOf, readBody, readData } from './read-response';
import { readServerClock } from './server-clock';
import { withinTimeLimit } from './time-limit';
import type { ApiResponse, Call } from './types';

const shapedCalls = patternsOf(publicShapes);

/** Sends a public read without custom headers, so that a preload link matches it. Also runs on the server. */
function callByFetch(call: Call): Promise<ApiResponse<unknown>> {
  const { method, path, url, options } = call;
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
    return {
      status: response.status,
      data: readData(shapedCalls, call, data, response.headers.has(extrasHeader)),
      headers: response.headers,
    };
  });
}

/** The public reads, and which of them are beyond the specification. */
export const publicCalls = { isExtra: matcherOf(publicExtras), request: callByFetch };
