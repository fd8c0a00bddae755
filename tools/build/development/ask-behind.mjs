import { request as send } from 'node:http';

const pause = 100;
/** ms */
const patience = 10_000;

/**
 * Middleware that hands a request on to the server behind this one; while that one starts again, the page waits.
 * @param {number} port
 * @returns {import('node:http').RequestListener}
 */
export const askBehind = (port) => (request, response) => {
  const { method, url: path, headers } = request;
  const until = Date.now() + patience;
  const ask = () => {
    const asked = send({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ECONNREFUSED' && Date.now() < until) setTimeout(ask, pause);
      else if (response.headersSent) response.destroy();
      else response.writeHead(503).end();
    });
    asked.end();
  };
  ask();
};
