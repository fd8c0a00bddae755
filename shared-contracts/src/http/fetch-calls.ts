import { noAnswer, refusal } from './api-error';
import type { Answer, Call } from './http';
import { readJson } from './read-json';
import { withinTimeLimit } from './time-limit';

async function read(response: Response, call: Call): Promise<unknown> {
  if (call.method === 'HEAD' || response.status === 204) return undefined;
  // Documents are files; everything else is JSON.
  if (response.ok && call.path.startsWith('documents/')) return response.blob();
  return readJson(await response.text());
}

/** A public read: no header of ours, so that a preload link is the same request. Works on the server as well. */
export function callByFetch(call: Call): Promise<Answer<unknown>> {
  const { method, url, options } = call;
  return withinTimeLimit(options.signal, async (signal) => {
    const response = await fetch(url, {
      method,
      signal,
      ...(options.headers && { headers: options.headers }),
    });
    const data = await read(response, call);
    if (!response.ok) throw refusal(response.status, data);
    if (data === null) throw noAnswer('unreadable');
    return { status: response.status, data, headers: response.headers };
  });
}
