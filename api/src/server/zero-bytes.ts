import type { FastifyInstance } from 'fastify';
import { Refusal } from './problems';

/** Path of the first text with a zero byte, or null; keys are read by schemas alone and need no look. */
function zeroByteIn(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, each] of Object.entries(value)) {
    const found = zeroByteIn(each, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** PostgreSQL stores every character but this one: whoever sends it is told so, instead of a failed query. */
export function refuseZeroBytes(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    const field = zeroByteIn(params) ?? zeroByteIn(query) ?? zeroByteIn(body);
    if (field === null) return;
    const which = field ? ` : vérifiez le champ « ${field} ».` : '.';
    throw new Refusal(400, 'invalid_request', `La demande n’est pas valable${which}`, field ? { field } : {});
  });
}
