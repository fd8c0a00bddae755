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
} from './order-transitions';

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
});
