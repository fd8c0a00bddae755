import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Order as OrderAnswer } from 'shared-contracts/api/orders';
import { mails, orders, paymentAttempts, paymentEvents } from '../database/schema';
import { api } from '../testing/api';
import type { AnswerChanges } from '../testing/fake-provider';
import { soap, TestBuyer } from '../testing/test-buyer';
import { endInTime } from './abandon-order';
import {
  type AttemptState,
  actionRow,
  type NewsRow,
  newsRow,
  type OrderState,
  type Outcome,
  orderStates,
  type Way,
  type Word,
  words,
} from './automaton';
import { stateOf } from './order-state';
import { createSettlement, type Settlement } from './settle';

type StoredOrder = typeof orders.$inferSelect;

const stored: Record<OrderState, Partial<StoredOrder>> = {
  unpaid: {},
  'on-account': { payment: 'deferred' },
  paid: { status: 'PAID', paidAt: new Date() },
  abandoned: { status: 'CANCELLED', cancellation: 'abandoned' },
  superseded: { status: 'CANCELLED', cancellation: 'abandoned' },
  cancelled: { status: 'CANCELLED', cancellation: 'company' },
};

const said: Record<Exclude<Word, 'absent' | 'silent'>, AnswerChanges> = {
  paid: { status: 'PAID', uuid: 'one' },
  'paid-again': { status: 'PAID', uuid: 'two' },
  running: { status: 'RUNNING', uuid: 'two' },
  unpaid: { status: 'UNPAID', uuid: 'two' },
  'taken-back': { status: 'UNPAID', uuid: 'one' },
};

let karim: TestBuyer;
let template: StoredOrder;
let settlement: Settlement;
beforeAll(async () => {
  karim = await TestBuyer.signIn(api, 'karim');
  const { orderId } = await karim.openFormFor([soap]);
  const [order] = await api.database.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('no order was placed');
  template = order;
  settlement = createSettlement(api.database.db, api.provider.settings, api.app.log);
});

async function store(changes: Partial<StoredOrder>): Promise<string> {
  const id = randomUUID();
  const own = { id, number: id, fingerprint: id, cartId: randomUUID() };
  await api.database.db.insert(orders).values({ ...template, ...own, ...changes });
  return id;
}

/** An order of Karim's in this state, with one form that was opened a minute ago. */
async function orderIn(state: OrderState, attempt: AttemptState): Promise<string> {
  const { db } = api.database;
  const cartId = randomUUID();
  const orderId = await store({ ...stored[state], cartId });
  if (state === 'superseded') await store({ status: 'PAID', cartId });
  if (attempt !== 'none') {
    const formToken = attempt === 'open' ? 'the same form' : null;
    const createdAt = sql`now() - interval '15 seconds'`;
    await db.insert(paymentAttempts).values({ orderId, state: attempt, formToken, createdAt });
  }
  return orderId;
}

async function rememberPaid(orderId: string): Promise<void> {
  const event = {
    detailedStatus: 'AUTHORISED',
    status: 'PAID',
    amountCents: 1,
    source: 'browser',
  } as const;
  await api.database.db.insert(paymentEvents).values({ orderId, transactionUuid: 'one', ...event });
}

const answerFor = (orderId: string, word: keyof typeof said) =>
  api.provider.answer(orderId, { amount: template.amountCents, ...said[word] });

async function tell(orderId: string, word: Word, way: Way): Promise<Outcome> {
  if (word === 'silent') throw new Error('silence is not reported');
  if (word === 'absent') return settlement.applyAbsence(orderId);
  return settlement.apply(answerFor(orderId, word), way === 'reported' ? 'notification' : 'inquiry');
}

const found = (orderId: string) =>
  api.database.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error('the order is gone');
    const emails = await tx.select({ kind: mails.kind }).from(mails).where(eq(mails.orderId, orderId));
    const attempts = await tx
      .select({ state: paymentAttempts.state })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId));
    return {
      state: await stateOf(tx, order),
      emails: emails.map(({ kind }) => kind).sort(),
      attempt: attempts[0]?.state ?? 'none',
    };
  });

const attemptThen = (attempt: AttemptState, { attempts }: NewsRow): AttemptState => {
  if (!attempts || attempt === 'none' || attempt === 'closed' || attempt === 'paid') return attempt;
  if (attempts !== 'lost-are-closed') return attempts;
  return attempt === 'unknown' || attempt === 'running' ? 'closed' : attempt;
};

const reported = orderStates.flatMap((state) =>
  words
    .filter((word) => word !== 'silent')
    .flatMap((word) =>
      (['reported', 'inquired'] as const).flatMap((way) => {
        const row = newsRow(state, word, way);
        return row ? [{ state, word, way, row }] : [];
      }),
    ),
);

describe('news of the provider', () => {
  it.each(reported)('$word, $way, of an order that is $state has the effect of the table', async (each) => {
    const { state, word, way, row } = each;
    for (const attempt of ['open', 'unknown'] as const) {
      const orderId = await orderIn(state, attempt);
      if (word === 'paid-again' || word === 'taken-back') await rememberPaid(orderId);

      const outcome = await tell(orderId, word, way);

      expect({ outcome, ...(await found(orderId)) }).toEqual({
        outcome: row.outcome,
        state: row.order ?? state,
        emails: [...(row.emails ?? [])].sort(),
        attempt: attemptThen(attempt, row),
      });
    }
  });
});

const answers = ['paid', 'running', 'unpaid', 'absent', 'silent'] as const;
const asked = orderStates.flatMap((state) =>
  (['none', 'open', 'unknown', 'running', 'closed'] as const).flatMap((attempt) =>
    // The provider is asked about orders that may be paid.
    (state === 'unpaid' ? answers : answers.slice(0, 1)).map((word) => ({ state, attempt, word })),
  ),
);

function answerInquiry(orderId: string, word: (typeof answers)[number]): void {
  const { inquiries } = api.provider;
  if (word === 'silent') inquiries.set(orderId, { outcome: 'unknown', reason: 'TimeoutError' });
  else if (word !== 'absent') inquiries.set(orderId, { outcome: 'found', answer: answerFor(orderId, word) });
}

/** What the table says after the provider's answer, which is asked for where an order may be paid. */
function expectation(
  action: 'pay' | 'abandon' | 'time',
  { state, attempt, word }: { state: OrderState; attempt: AttemptState; word: Word },
  isAsked: boolean,
) {
  const news = isAsked ? newsRow(state, word, 'inquired') : null;
  const order = news?.order ?? state;
  const row = actionRow(action, order, {
    outcome: news?.outcome ?? 'unknown',
    attempt: news ? attemptThen(attempt, news) : attempt,
  });
  return { state: row.order ?? order, answer: row.answer };
}

describe('a customer who pays again', () => {
  it.each(asked)('an order that is $state, attempt $attempt, word $word', async (each) => {
    await api.database.sql.query({ text: 'delete from throttles' });
    const orderId = await orderIn(each.state, each.attempt);
    answerInquiry(orderId, each.word);
    const isAsked = each.state === 'unpaid' && each.attempt !== 'none';
    const { state, answer } = expectation('pay', each, isAsked);

    const { status, data } = await api.post<{ formToken?: string; code?: string }>(
      `/orders/${orderId}/payment`,
      undefined,
      karim.token,
    );

    const form = data.formToken === 'the same form' ? 'same-form' : 'new-form';
    expect({ answer: status === 200 ? form : data.code, state: (await found(orderId)).state }).toEqual({
      answer,
      state,
    });
  });
});

describe('a customer who abandons', () => {
  it.each(asked)('an order that is $state, attempt $attempt, word $word', async (each) => {
    const orderId = await orderIn(each.state, each.attempt);
    answerInquiry(orderId, each.word);
    const { state, answer } = expectation('abandon', each, each.state === 'unpaid');

    const { status, data } = await api.post<OrderAnswer & { code?: string }>(
      `/orders/${orderId}/abandon`,
      undefined,
      karim.token,
    );

    expect({ answer: status === 200 ? 'done' : data.code, state: (await found(orderId)).state }).toEqual({
      answer,
      state,
    });
  });
});

describe('the deadline of payment', () => {
  const known = orderStates.flatMap((state) =>
    (['running', 'unpaid', 'unknown'] as const).map((outcome) => ({ state, outcome })),
  );
  it.each(known)('for an order that is $state, $outcome', async ({ state, outcome }) => {
    const orderId = await orderIn(state, 'closed');
    const row = actionRow('time', state, { outcome, attempt: 'closed' });

    const ended = await endInTime(api.database.db, orderId, outcome);

    expect({ ended, state: (await found(orderId)).state }).toEqual({
      ended: row.answer === 'done',
      state: row.order ?? state,
    });
  });
});
