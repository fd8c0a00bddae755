import { Agent, request as open } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const longest = 20_000;
const decoders = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync };

/** Sends a request as it is written, and reads the whole answer. Rejects when none comes within 20 s. */
export async function send(url, request) {
  try {
    return await sendOnce(url, request);
  } catch (error) {
    // The server closed the connection while it was taken for another request: clients ask again (RFC 9112, 9.3.1).
    if (!error.isReused) throw error;
    return sendOnce(url, request);
  }
}

function sendOnce(url, { method, address, headers, body }) {
  const { hostname, port } = new URL(url);
  // Node leaves it out where a body is unusual, and the bytes would be read as the next request.
  const length = body && { 'content-length': body.length };
  return new Promise((resolve, reject) => {
    const sending = open(
      { agent, hostname, port, method, path: address, headers: { ...headers, ...length }, timeout: longest },
      async (response) => {
        try {
          const parts = [];
          for await (const part of response) parts.push(part);
          const raw = Buffer.concat(parts);
          const decode = decoders[response.headers['content-encoding']];
          resolve({
            status: response.statusCode,
            type: response.headers['content-type'] ?? '',
            headers: response.headers,
            body: decode && raw.length > 0 ? decode(raw) : raw,
          });
        } catch (error) {
          reject(error);
        }
      },
    );
    sending.on('timeout', () => sending.destroy(new Error(`no answer within ${longest / 1000} s`)));
    sending.on('error', (error) =>
      reject(Object.assign(error, { isReused: sending.reusedSocket && error.code === 'ECONNRESET' })),
    );
    sending.end(body);
  });
}
