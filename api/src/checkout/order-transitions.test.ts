import {
  actionRow,
  actionRows,
  actions,
  attemptStates,
  type Outcome,
  orderStates,
  reportRow,
  reportRows,
  reports,
  ways,
} from './order-transitions';

const outcomes: readonly Outcome[] = ['paid', 'running', 'unpaid', 'unknown'];

const everyReport = orderStates.flatMap((order) =>
  reports.flatMap((report) =>
    ways.map((way) => ({ order, report, way, row: reportRow(order, report, way) })),
  ),
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
  it('have a row for each report, except absence without an inquiry', () => {
    const missing = everyReport.filter(({ row }) => !row).map(({ report, way }) => `${report}, ${way}`);

    expect(new Set(missing)).toEqual(new Set(['absent, reported']));
  });

  it('have no unreachable row', () => {
    expect(reportRows.filter((row) => !everyReport.some((each) => each.row === row))).toEqual([]);
    expect(actionRows.filter((row) => !everyAction.some((each) => each.row === row))).toEqual([]);
  });

  it('never make a paid order unpaid, and settle every order that is reported paid', () => {
    for (const { order, report, row } of everyReport) {
      if (order === 'paid') expect(row?.outcome ?? 'paid').toBe('paid');
      if (report === 'paid' || report === 'paid-again') expect(row?.outcome).toBe('paid');
    }
    expect(everyAction.filter(({ order, row }) => order === 'paid' && row.order)).toEqual([]);
  });

  it('report every unexpected payment to the company', () => {
    const expected = (order: string, report: string) =>
      report === 'paid' && (order === 'unpaid' || order === 'on-account' || order === 'paid');
    for (const { order, report, row } of everyReport) {
      if (report !== 'paid' && report !== 'paid-again') continue;
      const isReported = row?.emails?.some((kind) => kind === 'late-payment' || kind === 'second-payment');
      expect([order, report, isReported ?? false]).toEqual([order, report, !expected(order, report)]);
    }
  });

  it('never abandon an order whose payment may be in progress', () => {
    const ended = everyAction.filter(({ row }) => row.order === 'abandoned');

    expect(ended.length).toBeGreaterThan(0);
    expect(ended.filter(({ outcome }) => outcome === 'running' || outcome === 'unknown')).toEqual([]);
  });

  it('never open a second form while the first can charge or may be paid', () => {
    const opened = everyAction.filter(({ row, attempt }) => row.answer === 'new-form' && attempt !== 'none');

    expect(new Set(opened.map(({ outcome }) => outcome))).toEqual(new Set(['unpaid']));
    for (const state of ['requested', 'open', 'expiring'])
      expect(opened.filter(({ attempt }) => attempt === state)).toEqual([]);
  });
});
