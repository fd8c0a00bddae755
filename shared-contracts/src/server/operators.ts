import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface Request {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** True for a client on this machine itself; what a proxy forwards is not from here. */
export const isLocal = ({ socket, headers }: Request) =>
  loopback.test(socket.remoteAddress ?? '') && !headers.forwarded && !headers['x-forwarded-for'];

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The key in `Authorization`: as Bearer, or as the password of Basic, which browsers prompt for. */
function givenKey(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Whether a client is on this machine or has the key (`STATUS_KEY`); null: no other machine may read. */
export const isOperator = (request: Request, key: string | null): boolean =>
  isLocal(request) || (key !== null && isEqual(givenKey(request.headers.authorization), key));
