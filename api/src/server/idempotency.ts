import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../database/database';
import { idempotentAnswers } from '../database/schema';
import { Refusal } from '../refusals/refusals';

interface Claim {
  readonly key: string;
  readonly startedAt: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a repeated key: `keep` returns the first response, `repeat` runs the handler again. */
    idempotency?: 'keep' | 'repeat';
  }
  interface FastifyRequest {
    /** The key under which the response of this write is stored, and when the write has taken it. */
    idempotencyClaim: Claim | null;
  }
  interface FastifyReply {
    /**
     * Makes the change of a `keep` write and stores its response in one transaction: a crash cannot part them.
     * On PGlite, a change that does not use the transaction waits forever.
     */
    once<Response>(change: (tx: Tx) => Promise<Response>): Promise<Response>;
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
  app.decorateRequest('idempotencyClaim', null);

  const row = (request: FastifyRequest, key: string) =>
    and(eq(idempotentAnswers.owner, ownerOf(request)), eq(idempotentAnswers.key, key));

  /** Stores the response. Returns false when the write counted as lost, and a repetition has taken its key. */
  async function store(
    executor: Db,
    request: FastifyRequest,
    claim: Claim,
    status: number,
    body: string | null,
  ) {
    const { startedAt, status: stored } = idempotentAnswers;
    // A stored response stays: its commit may have succeeded although the connection was lost.
    const own = sql`${startedAt} = ${claim.startedAt}::timestamptz and ${stored} is null`;
    const which = and(row(request, claim.key), own);
    // Responses that may differ on the next try are not stored.
    const rows = await (status >= 500 || status === 429
      ? executor.delete(idempotentAnswers).where(which).returning()
      : executor.update(idempotentAnswers).set({ status, body }).where(which).returning());
    return rows.length > 0;
  }

  app.decorateReply('once', async function once(change) {
    const { request } = this;
    const claim = request.idempotencyClaim;
    const response = await db.transaction(async (tx) => {
      const changed = await change(tx);
      const body = `${this.serialize(changed)}`;
      if (claim && !(await store(tx, request, claim, this.statusCode, body))) throw inProgress();
      return changed;
    });
    request.idempotencyClaim = null;
    return response;
  });

  /** Returns the claim of the request that may run: the first one, or the next one after a lost request. */
  async function claim(request: FastifyRequest, key: string) {
    const content = fingerprint(request);
    const { request: first, status, startedAt } = idempotentAnswers;
    const isLost = sql`${first} = ${content} and ${status} is null
      and ${startedAt} < now() - make_interval(secs => ${lostSeconds})`;
    const [claimed] = await db
      .insert(idempotentAnswers)
      .values({ owner: ownerOf(request), key, request: content })
      .onConflictDoUpdate({
        target: [idempotentAnswers.owner, idempotentAnswers.key],
        set: { startedAt: sql`now()` },
        setWhere: isLost,
      })
      .returning({ key: idempotentAnswers.key, startedAt: sql<string>`${startedAt}::text` });
    return claimed ?? null;
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
    request.idempotencyClaim = await claim(request, key);
    return request.idempotencyClaim ? undefined : replay(request, reply, key);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotencyClaim;
    if (!claim) return payload;
    request.idempotencyClaim = null;
    const isKept = request.routeOptions.config.idempotency === 'keep';
    if (isKept && reply.statusCode < 400)
      throw new Error('a write that keeps its response has to use `once`');
    await store(db, request, claim, reply.statusCode, isKept ? `${payload}` : null);
    return payload;
  });
}
