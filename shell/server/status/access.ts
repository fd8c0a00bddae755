import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whoever asks from this machine itself; what a proxy hands on is not from here. */
const isFromHere = ({ socket, headers }: FastifyRequest) =>
  loopback.test(socket.remoteAddress ?? '') && !headers.forwarded && !headers['x-forwarded-for'];

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The key in `Authorization`: as Bearer, or as the password of Basic, which browsers ask people for. */
function givenKey(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return '';
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}

/** True for who may read the details: on loopback, or with the key where there is one. */
export const maySee = (request: FastifyRequest, key: string | null): boolean =>
  isFromHere(request) || (key !== null && isSame(givenKey(request.headers.authorization), key));
