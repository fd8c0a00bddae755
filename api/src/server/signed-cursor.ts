import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { Refusal } from '../refusals/refusals';

export type Cursors = ReturnType<typeof createCursors>;

const forged = () => new Refusal(400, 'invalid_cursor', 'La suite de cette liste est introuvable.');

/**
 * Positions in a list that callers return unchanged; altered ones are refused.
 * @param previous secret that was replaced: what it has signed still counts
 */
export function createCursors(secret: string, previous?: string) {
  const sign = (body: string, by = secret) =>
    createHmac('sha256', by).update(`cursor:${body}`).digest().subarray(0, 12);

  return {
    seal: (position: unknown) => {
      const body = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },
    /** @throws {Refusal} 400 when the text is not one of ours, or not for this list */
    open: <Position>(text: string, schema: z.ZodType<Position>): Position => {
      const [body = '', signature = '', ...rest] = text.split('.');
      const expected = previous ? [sign(body), sign(body, previous)] : [sign(body)];
      const given = Buffer.from(signature, 'base64url');
      const isOneOf = (each: Buffer) => given.length === each.length && timingSafeEqual(given, each);
      if (rest.length > 0 || !expected.some(isOneOf)) throw forged();
      if (given.toString('base64url') !== signature) throw forged();
      const position = schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      if (!position.success) throw forged();
      return position.data;
    },
  };
}
