import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { Refusal } from '../refusals/refusals';

export type Cursors = ReturnType<typeof createCursors>;

const forged = () => new Refusal(400, 'invalid_cursor', 'La suite de cette liste est introuvable.');

/**
 * Creates signed cursors: positions in a list that clients return unchanged. Altered cursors are refused.
 * @param previous the replaced secret, whose signatures are still accepted
 */
export function createCursors(secret: string, previous?: string) {
  const sign = (body: string, by = secret) =>
    createHmac('sha256', by).update(`cursor:${body}`).digest().subarray(0, 12);

  return {
    seal: (position: unknown) => {
      const body = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },
    /** @throws {Refusal} 400 when the signature is invalid, or the cursor is of another list */
    open: <Position>(text: string, schema: z.ZodType<Position>): Position => {
      const [body = '', signature = '', ...rest] = text.split('.');
      const expected = previous ? [sign(body), sign(body, previous)] : [sign(body)];
      const received = Buffer.from(signature, 'base64url');
      const matches = (each: Buffer) => received.length === each.length && timingSafeEqual(received, each);
      if (rest.length > 0 || !expected.some(matches)) throw forged();
      if (received.toString('base64url') !== signature) throw forged();
      const position = schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      if (!position.success) throw forged();
      return position.data;
    },
  };
}
