import type { ServerResponse } from 'node:http';

/** Returns a copy with another byte in the middle. */
function withOneByteChanged(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const middle = changed.length >> 1;
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
  return changed;
}

/** Sends a response in place of a file with this content. */
export type Fault = (response: ServerResponse, content: Buffer) => unknown;

const respondWith =
  (status: number, type: string, text: string): Fault =>
  (response) =>
    response.setHeader('cache-control', 'no-store').writeHead(status, { 'content-type': type }).end(text);

export const faultNames = ['refused', '404', '500', 'HTML', 'hanging', 'one byte changed', 'gone'] as const;

export type FaultName = (typeof faultNames)[number];

/** Faults of a file by name. `gone`: a newer version was deployed, and the file no longer exists. */
export const faults: Readonly<Record<FaultName, Fault>> = {
  refused: (response) => response.destroy(),
  404: respondWith(404, 'application/json', '{"message":"Not Found"}'),
  500: respondWith(500, 'application/json', '{"message":"Internal Server Error"}'),
  HTML: respondWith(200, 'text/html', '<!doctype html><h1>Maintenance</h1>'),
  hanging: () => undefined,
  'one byte changed': (response, content) => response.end(withOneByteChanged(content)),
  gone: respondWith(404, 'application/json', '{"message":"Not Found"}'),
};
