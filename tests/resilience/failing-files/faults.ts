import type { ServerResponse } from 'node:http';

/** Changes the byte in the middle. */
function withOneByteChanged(content: Buffer): Buffer {
  const changed = Buffer.from(content);
  const middle = changed.length >> 1;
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
  return changed;
}

/** Responds instead of the file, whose content it is given. */
export type Fault = (response: ServerResponse, content: Buffer) => unknown;

const answered =
  (status: number, type: string, text: string): Fault =>
  (response) =>
    response.setHeader('cache-control', 'no-store').writeHead(status, { 'content-type': type }).end(text);

export const faultNames = ['refused', '404', '500', 'HTML', 'hanging', 'one byte changed', 'gone'] as const;

export type FaultName = (typeof faultNames)[number];

/**
 * What can become of a file on its way, by name: each takes the answer in hand and the file's content. `gone` is what is
 * left of a version after another one was deployed over it.
 */
export const faults: Readonly<Record<FaultName, Fault>> = {
  refused: (response) => response.destroy(),
  404: answered(404, 'application/json', '{"message":"Not Found"}'),
  500: answered(500, 'application/json', '{"message":"Internal Server Error"}'),
  HTML: answered(200, 'text/html', '<!doctype html><h1>Maintenance</h1>'),
  hanging: () => undefined,
  'one byte changed': (response, content) => response.end(withOneByteChanged(content)),
  gone: answered(404, 'application/json', '{"message":"Not Found"}'),
};
