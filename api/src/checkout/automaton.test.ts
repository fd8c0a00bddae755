import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  actionRow,
  actionRows,
  actions,
  attemptStates,
  newsRow,
  newsRows,
  type Outcome,
  orderStates,
  ways,
  words,
} from './automaton';

const outcomes: readonly Outcome[] = ['paid', 'running', 'unpaid', 'unknown'];

const everyNews = orderStates.flatMap((order) =>
  words.flatMap((word) => ways.map((way) => ({ order, word, way, row: newsRow(order, word, way) }))),
);
const everyAction = actions.flatMap((action) =>
  orderStates.flatMap((order) =>
    outcomes.flatMap((outcome) =>
      attemptStates.map((attempt) => ({
        action,
        order,
        outcome,
        attempt,
        row: actionRow(action, order, { outcome, attempt }),
      })),
    ),
  ),
);

/** The tables as `docs/payment.md` prints them. */
function printed(): string[] {
  const list = (items: readonly string[] | undefined) => items?.join(', ') || '–';
  const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const news = newsRows.map(({ orders, words: said, way, order, attempts, outcome, emails }) => [
    list(orders),
    list(said),
    way ?? 'reported, inquired',
    order ?? 'as before',
    attempts ?? 'as before',
    outcome,
    list(emails),
  ]);
  const acted = actionRows.map((row) => [
    row.action,
    list(row.orders),
    row.outcomes ? list(row.outcomes) : 'any',
    row.attempts ? list(row.attempts) : 'any',
    row.order ?? 'as before',
    row.answer,
    list(row.emails),
  ]);
  return [
    table(['order', 'word', 'way', 'order then', 'attempts then', 'known then', 'emails'], news),
    table(['action', 'order', 'known', 'newest attempt', 'order then', 'answer', 'emails'], acted),
  ];
}

describe('the tables of an order and its payment', () => {
  it('have a row for each piece of news but silence and absence without an inquiry', () => {
    const unsaid = everyNews.filter(({ row }) => row === null).map(({ word, way }) => `${word}, ${way}`);

    expect(new Set(unsaid)).toEqual(new Set(['absent, reported', 'silent, reported']));
  });

  it('have no unreachable row', () => {
    expect(newsRows.filter((row) => !everyNews.some((each) => each.row === row))).toEqual([]);
    expect(actionRows.filter((row) => !everyAction.some((each) => each.row === row))).toEqual([]);
  });

  it('never unsettle a paid order, and settle every order that is reported paid', () => {
    for (const { order, word, row } of everyNews) {
      if (order === 'paid') expect(row?.outcome ?? 'paid').toBe('paid');
      if (word === 'paid' || word === 'paid-again') expect(row?.outcome).toBe('paid');
    }
    expect(everyAction.filter(({ order, row }) => order === 'paid' && row.order)).toEqual([]);
  });

  it('report every unexpected payment to the company', () => {
    const expected = (order: string, word: string) =>
      word === 'paid' && (order === 'unpaid' || order === 'on-account' || order === 'paid');
    for (const { order, word, row } of everyNews) {
      if (word !== 'paid' && word !== 'paid-again') continue;
      const isReported = row?.emails?.some((kind) => kind === 'late-payment' || kind === 'second-payment');
      expect([order, word, isReported ?? false]).toEqual([order, word, !expected(order, word)]);
    }
  });

  it('end no order whose payment may be under way', () => {
    const ended = everyAction.filter(({ row }) => row.order === 'abandoned');

    expect(ended.length).toBeGreaterThan(0);
    expect(ended.filter(({ outcome }) => outcome === 'running' || outcome === 'unknown')).toEqual([]);
  });

  it('open no second form while the first may be paid', () => {
    const risky = everyAction.filter(
      ({ row, outcome, attempt }) =>
        row.answer === 'new-form' && attempt !== 'none' && (outcome === 'running' || outcome === 'unknown'),
    );

    expect(risky).toEqual([]);
  });

  it('are printed in docs/payment.md as they are', () => {
    const document = readFileSync(join(__dirname, '../../../docs/payment.md'), 'utf8');

    for (const table of printed()) expect(document).toContain(table);
  });
});
