/** Changes the byte in the middle. */
function withOneByteChanged(content) {
  const changed = Buffer.from(content);
  changed[changed.length >> 1] ^= 1;
  return changed;
}

const answered = (status, type, text) => (response) =>
  response.setHeader('cache-control', 'no-store').writeHead(status, { 'content-type': type }).end(text);

/**
 * What can become of a file on its way, by name: each takes the answer in hand and the file's content. `gone` is what is
 * left of a version after another one was deployed over it.
 */
export const faults = {
  refused: (response) => response.destroy(),
  404: answered(404, 'application/json', '{"message":"Not Found"}'),
  500: answered(500, 'application/json', '{"message":"Internal Server Error"}'),
  HTML: answered(200, 'text/html', '<!doctype html><h1>Maintenance</h1>'),
  hanging: () => undefined,
  'one byte changed': (response, content) => response.end(withOneByteChanged(content)),
  gone: answered(404, 'application/json', '{"message":"Not Found"}'),
};
