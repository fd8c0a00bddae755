import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/database';
import { idempotentAnswers } from '../database/schema';
import { Refusal } from '../refusals/refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a repeated key: `keep` returns the first response, `repeat` runs the handler again. */
    idempotency?: 'keep' | 'repeat';
  }
  interface FastifyRequest {
    /** Key of the running write, under which its response is stored. */
    idempotencyKey: string | null;
  }
}

/** Seconds after which a running first request counts as lost with its process. */
const lostSeconds = 60;

const badKey = () => new Refusal(400, 'invalid_idempotency_key', 'La clé d’idempotence n’est pas valable.');
const otherBody = () =>
  new Refusal(422, 'idempotency_key_reused', 'Cette clé d’idempotence a déjà servi pour une autre demande.');
const inProgress = () =>
  new Refusal(409, 'request_in_progress', 'Cette demande est déjà en cours.', { retryAfter: 2 });

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !request.routeOptions.config.idempotency) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw badKey();
  return key;
}

const ownerOf = (request: FastifyRequest) => request.customer.id || 'visitor';

function fingerprint(request: FastifyRequest): string {
  const content = JSON.stringify([request.method, request.url, request.body ?? null]);
  return createHash('sha256').update(content).digest('base64url');
}

/** Days for which the response to a write is stored. */
export const answersStoredFor = 2;

/** Executes repeated writes with the same `Idempotency-Key` once. */
export function registerIdempotency(app: FastifyInstance, db: Db): void {
  app.decorateRequest('idempotencyKey', null);

  const row = (request: FastifyRequest, key: string) =>
    and(eq(idempotentAnswers.owner, ownerOf(request)), eq(idempotentAnswers.key, key));

  /** Returns true for the request that may run: the first one, or the next one after a lost request. */
  async function claim(request: FastifyRequest, key: string): Promise<boolean> {
    const content = fingerprint(request);
    const { request: first, status, startedAt } = idempotentAnswers;
    const isLost = sql`${first} = ${content} and ${status} is null
      and ${startedAt} < now() - make_interval(secs => ${lostSeconds})`;
    const claimed = await db
      .insert(idempotentAnswers)
      .values({ owner: ownerOf(request), key, request: content })
      .onConflictDoUpdate({
        target: [idempotentAnswers.owner, idempotentAnswers.key],
        set: { startedAt: sql`now()` },
        setWhere: isLost,
      })
      .returning({ key: idempotentAnswers.key });
    return claimed.length > 0;
  }

  async function replay(request: FastifyRequest, reply: FastifyReply, key: string) {
    const [stored] = await db.select().from(idempotentAnswers).where(row(request, key));
    if (!stored) throw inProgress();
    if (stored.request !== fingerprint(request)) throw otherBody();
    if (stored.status === null) throw inProgress();
    if (request.routeOptions.config.idempotency === 'repeat') return undefined;
    return reply
      .code(stored.status)
      .header('Idempotency-Replayed', 'true')
      .type('application/json; charset=utf-8')
      .serializer((body: string) => body)
      .send(stored.body ?? '');
  }

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (!key) return undefined;
    if (!(await claim(request, key))) return replay(request, reply, key);
    request.idempotencyKey = key;
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const key = request.idempotencyKey;
    if (!key) return payload;
    request.idempotencyKey = null;
    // Responses that may differ on the next try are not stored.
    if (reply.statusCode >= 500 || reply.statusCode === 429)
      await db.delete(idempotentAnswers).where(row(request, key));
    else {
      const body =
        request.routeOptions.config.idempotency === 'keep' && typeof payload === 'string' ? payload : null;
      await db.update(idempotentAnswers).set({ status: reply.statusCode, body }).where(row(request, key));
    }
    return payload;
  });
}
