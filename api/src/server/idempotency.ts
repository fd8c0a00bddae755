import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../database/database';
import { idempotentAnswers } from '../database/schema';
import { Refusal } from '../refusals/refusals';
import { hashOf } from '../secrets';

interface Claim {
  readonly key: string;
  readonly startedAt: string;
  /** What an earlier request with this key has made. */
  readonly made: string | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a repeated `Idempotency-Key` runs the handler, but not the change of its `once`. */
    idempotency?: boolean;
  }
  interface FastifyRequest {
    /** The key under which the result of this write is stored, and when the write has taken it. */
    idempotencyClaim: Claim | null;
  }
  interface FastifyReply {
    /**
     * Makes a change and stores its result in one transaction: a crash cannot part them. A repeated write gets
     * this result instead of making the change. On PGlite, a change that does not use the transaction waits forever.
     */
    once<Result>(change: (tx: Tx) => Promise<Result>): Promise<Result>;
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

const fingerprint = ({ method, url, body = null }: FastifyRequest) =>
  hashOf(JSON.stringify([method, url, body]));

/** Days for which the result of a write is stored. */
export const answersStoredFor = 2;

/** Makes the changes of repeated writes with the same `Idempotency-Key` once. */
export function registerIdempotency(app: FastifyInstance, db: Db): void {
  app.decorateRequest('idempotencyClaim', null);

  const row = (request: FastifyRequest, key: string) =>
    and(eq(idempotentAnswers.owner, ownerOf(request)), eq(idempotentAnswers.key, key));

  /** Stores status or result. Returns false when the write counted as lost, and a repetition has its key. */
  async function store(
    executor: Db,
    request: FastifyRequest,
    { key, startedAt }: Claim,
    answer: { readonly status: number } | { readonly body: string },
  ) {
    const own = and(row(request, key), sql`${idempotentAnswers.startedAt} = ${startedAt}::timestamptz`);
    const changed = executor.update(idempotentAnswers).set(answer).where(own);
    return (await changed.returning()).length > 0;
  }

  app.decorateReply('once', async function once(change) {
    const { request } = this;
    const claim = request.idempotencyClaim;
    if (claim?.made) return JSON.parse(claim.made);
    return db.transaction(async (tx) => {
      const result = await change(tx);
      const answer = { body: JSON.stringify(result) };
      if (claim && !(await store(tx, request, claim, answer))) throw inProgress();
      return result;
    });
  });

  /** Gives the key to the first request, or to the next one when it has ended or was lost. @throws {Refusal} */
  async function claim(request: FastifyRequest, key: string): Promise<Claim> {
    const content = fingerprint(request);
    const { request: first, status, body, startedAt } = idempotentAnswers;
    const isOver = sql`(${status} is not null or ${startedAt} < now() - make_interval(secs => ${lostSeconds}))`;
    const [claimed] = await db
      .insert(idempotentAnswers)
      .values({ owner: ownerOf(request), key, request: content })
      .onConflictDoUpdate({
        target: [idempotentAnswers.owner, idempotentAnswers.key],
        set: { startedAt: sql`now()`, status: null },
        setWhere: sql`${first} = ${content} and ${isOver}`,
      })
      .returning({ key: idempotentAnswers.key, startedAt: sql<string>`${startedAt}::text`, made: body });
    if (claimed) return claimed;
    const [stored] = await db.select({ first }).from(idempotentAnswers).where(row(request, key));
    throw stored && stored.first !== content ? otherBody() : inProgress();
  }

  app.addHook('preHandler', async (request) => {
    const key = keyOf(request);
    if (key) request.idempotencyClaim = await claim(request, key);
  });

  app.addHook('onSend', async (request, { statusCode: status }, payload) => {
    const claim = request.idempotencyClaim;
    // A failure to store the status is sent, too.
    request.idempotencyClaim = null;
    if (claim) await store(db, request, claim, { status });
    return payload;
  });
}
