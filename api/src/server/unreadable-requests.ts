import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from 'shared-contracts/api/problem';

const refusals: Readonly<Record<string, readonly [status: number, problem: Problem]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    {
      code: 'head_too_large',
      message: 'L’adresse et les en-têtes de la demande sont trop longs (16 Kio au plus).',
    },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    { code: 'request_timeout', message: 'La demande n’est pas arrivée à temps.' },
  ],
};
const unreadable: (typeof refusals)[string] = [
  400,
  { code: 'invalid_request', message: 'La demande n’est pas lisible.' },
];

/** Answers what the HTTP server itself cannot read, before there is a request, in the API's own words, and hangs up. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, problem] = refusals[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify(problem);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
