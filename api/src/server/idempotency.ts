import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
    /** For a repeated key: `keep` returns the first response, `repeat` runs the handler, but not its `once`. */
    idempotency?: 'keep' | 'repeat';
  }
  interface FastifyRequest {
    /** The key under which the response of this write is stored, and when the write has taken it. */
    idempotencyClaim: Claim | null;
  }
  interface FastifyReply {
    /**
     * Makes a change and stores its result in one transaction: a crash cannot part them. The result is the
     * response of a `keep` write; a repeated `repeat` write gets it instead of making the change.
     * On PGlite, a change that does not use the transaction waits forever.
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

/** Days for which the response to a write is stored. */
export const answersStoredFor = 2;

/** Executes repeated writes with the same `Idempotency-Key` once. */
export function registerIdempotency(app: FastifyInstance, db: Db): void {
  app.decorateRequest('idempotencyClaim', null);

  const row = (request: FastifyRequest, key: string) =>
    and(eq(idempotentAnswers.owner, ownerOf(request)), eq(idempotentAnswers.key, key));

  const isKept = (request: FastifyRequest) => request.routeOptions.config.idempotency === 'keep';

  /** The row of a write that still runs: a stored response stays, whose commit may have lost its connection. */
  const running = (request: FastifyRequest, { key, startedAt }: Claim) =>
    and(
      row(request, key),
      sql`${idempotentAnswers.startedAt} = ${startedAt}::timestamptz and ${idempotentAnswers.status} is null`,
    );

  /** Stores status or body. Returns false when the write counted as lost, and a repetition has its key. */
  async function store(
    executor: Db,
    request: FastifyRequest,
    claim: Claim,
    answer: { readonly status?: number; readonly body?: string },
  ) {
    const changed = executor.update(idempotentAnswers).set(answer).where(running(request, claim));
    return (await changed.returning()).length > 0;
  }

  app.decorateReply('once', async function once(change) {
    const { request } = this;
    const claim = request.idempotencyClaim;
    if (claim?.made) return JSON.parse(claim.made);
    const result = await db.transaction(async (tx) => {
      const changed = await change(tx);
      const answer = isKept(request)
        ? { status: this.statusCode, body: `${this.serialize(changed)}` }
        : { body: JSON.stringify(changed) };
      if (claim && !(await store(tx, request, claim, answer))) throw inProgress();
      return changed;
    });
    if (isKept(request)) request.idempotencyClaim = null;
    return result;
  });

  /** Returns the claim of the request that may run: the first one, or the next one after a lost request. */
  async function claim(request: FastifyRequest, key: string) {
    const content = fingerprint(request);
    const { request: first, status, body, startedAt } = idempotentAnswers;
    const isLost = sql`${status} is null and ${startedAt} < now() - make_interval(secs => ${lostSeconds})`;
    const mayRun = isKept(request) ? isLost : sql`(${isLost} or ${status} is not null)`;
    const [claimed] = await db
      .insert(idempotentAnswers)
      .values({ owner: ownerOf(request), key, request: content })
      .onConflictDoUpdate({
        target: [idempotentAnswers.owner, idempotentAnswers.key],
        set: { startedAt: sql`now()`, status: null },
        setWhere: sql`${first} = ${content} and ${mayRun}`,
      })
      .returning({ key: idempotentAnswers.key, startedAt: sql<string>`${startedAt}::text`, made: body });
    return claimed ?? null;
  }

  async function replay(request: FastifyRequest, reply: FastifyReply, key: string) {
    const [stored] = await db.select().from(idempotentAnswers).where(row(request, key));
    if (!stored) throw inProgress();
    if (stored.request !== fingerprint(request)) throw otherBody();
    // A `repeat` write that has just ended could not be claimed.
    if (stored.status === null || !isKept(request)) throw inProgress();
    // Stored by a version that repeated this call.
    if (stored.body === null) return undefined;
    return reply
      .code(stored.status)
      .header('Idempotency-Replayed', 'true')
      .type('application/json; charset=utf-8')
      .serializer((body: string) => body)
      .send(stored.body);
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
    const { statusCode: status } = reply;
    if (!isKept(request)) await store(db, request, claim, { status });
    else if (status < 400) throw new Error('a write that keeps its response has to use `once`');
    else if (status >= 500 || status === 429)
      // The response may differ on the next try.
      await db.delete(idempotentAnswers).where(running(request, claim));
    else await store(db, request, claim, { status, body: `${payload}` });
    return payload;
  });
}
