import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface Request {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a client is on this machine; a forwarded request does not count as local. */
export const isLocal = ({ socket, headers }: Request) =>
  loopback.test(socket.remoteAddress ?? '') && !headers.forwarded && !headers['x-forwarded-for'];

/** Compares two texts in constant time. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Returns the key in `Authorization`: as Bearer, or as the password of Basic, for which browsers prompt. */
function givenKey(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** Whether a client is on this machine or has the key (`STATUS_KEY`); null: only this machine may read. */
export const isOperator = (request: Request, key: string | null): boolean =>
  isLocal(request) || (key !== null && sameText(givenKey(request.headers.authorization), key));
