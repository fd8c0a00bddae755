import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request as open } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { limits } from '../waiting/until';

/** `target`: path and query as they travel. */
export interface SentRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer | undefined;
}

/** `body`: decoded. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** Sends a request as it is written, and reads the whole answer. Rejects when none comes. */
export async function send(url: string, request: SentRequest): Promise<Answer> {
  try {
    return await sendOnce(url, request);
  } catch (error) {
    // The server closed the connection while it was taken for another request: clients ask again (RFC 9112, 9.3.1).
    if (!(error instanceof Error && 'isReused' in error && error.isReused)) throw error;
    return sendOnce(url, request);
  }
}

function sendOnce(url: string, { method, target, headers, body }: SentRequest): Promise<Answer> {
  const { hostname, port } = new URL(url);
  // Node leaves it out where a body is unusual, and the bytes would be read as the next request.
  const length = body && { 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const sending = open(
      {
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: { ...headers, ...length },
        timeout: limits.done,
      },
      async (response) => {
        try {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part);
          const raw = Buffer.concat(parts);
          const decode = decoders[response.headers['content-encoding'] ?? ''];
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            headers: response.headers,
            body: decode && raw.length > 0 ? decode(raw) : raw,
          });
        } catch (error) {
          reject(error);
        }
      },
    );
    sending.on('timeout', () => sending.destroy(new Error(`no answer within ${limits.done / 1000} s`)));
    sending.on('error', (error: NodeJS.ErrnoException) =>
      reject(Object.assign(error, { isReused: sending.reusedSocket && error.code === 'ECONNRESET' })),
    );
    sending.end(body);
  });
}
