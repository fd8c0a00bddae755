import type { FastifyInstance } from 'fastify';
import { invalidRequest } from '../refusals/problems';

/** Path of a text with a zero byte, or null. Without recursion: a body may be nested some thirty thousand levels deep. */
function zeroByteIn(root: unknown): string | null {
  const rest: [path: string, value: unknown][] = [['', root]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && value.includes('\0')) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, each] of Object.entries(value)) rest.push([path ? `${path}.${key}` : key, each]);
  }
  return null;
}

/** PostgreSQL stores every character but this one: a request with it is refused in words, instead of a failed query. */
export function refuseZeroBytes(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const field = zeroByteIn(params) ?? zeroByteIn(query) ?? zeroByteIn(body);
    if (field !== null) throw invalidRequest(field);
  });
}
