import { createHmac } from 'node:crypto';
import { sameText } from 'server-kit/operators';
import type { z } from 'zod';
import { Refusal } from '../refusals/refusals';

export type Cursors = ReturnType<typeof createCursors>;

const forged = () => new Refusal(400, 'invalid_cursor', 'La suite de cette liste est introuvable.');

/** Creates signed positions in a list. @param previous the replaced secret, whose signatures are accepted */
export function createCursors(secret: string, previous?: string) {
  // 96 bits are enough, since a forger has to try each one on the server.
  const sign = (body: string, by = secret) =>
    createHmac('sha256', by).update(`cursor:${body}`).digest().subarray(0, 12).toString('base64url');

  return {
    seal: (position: unknown) => {
      const body = Buffer.from(JSON.stringify(position)).toString('base64url');
      return `${body}.${sign(body)}`;
    },
    /** @throws {Refusal} 400 when the signature is invalid, or the cursor is of another list */
    open: <Position>(text: string, schema: z.ZodType<Position>): Position => {
      const [body = '', signature = '', ...rest] = text.split('.');
      const expected = previous ? [sign(body), sign(body, previous)] : [sign(body)];
      if (rest.length > 0 || !expected.some((each) => sameText(each, signature))) throw forged();
      const position = schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      if (!position.success) throw forged();
      return position.data;
    },
  };
}
