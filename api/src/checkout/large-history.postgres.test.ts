import { nextCursorHeader } from 'shared-contracts/api/headers';
import { addOrders } from '../testing/many-orders';
import { TestApi } from '../testing/test-api';

interface Query {
  readonly text: string;
  readonly values: unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

describe('a customer with fifty thousand orders', () => {
  let api: TestApi;
  let camille: string;
  const issued: Query[] = [];
  beforeAll(async () => {
    api = await TestApi.open({ queries: { logQuery: (text, values) => issued.push({ text, values }) } });
    camille = await api.tokenOf('camille');
    await addOrders(api.database.db, 50_000);
  });
  afterAll(() => api.close());

  /** Nodes of the plans of all queries about orders that a call makes, after running them. */
  async function plansOf(path: string): Promise<{ nodes: Plan[]; next: string | undefined }> {
    issued.length = 0;
    const { status, headers } = await api.get(path, camille);
    expect(status).toBe(200);
    const nodes: Plan[] = [];
    for (const { text, values } of issued.filter((query) => /from "orders"/.test(query.text))) {
      const { rows } = await api.database.sql.query({
        text: `explain (analyze, format json) ${text}`,
        values,
      });
      for (const row of rows as { 'QUERY PLAN': { Plan: Plan }[] }[])
        nodes.push(...row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)));
    }
    return { nodes, next: headers[nextCursorHeader] as string | undefined };
  }

  /** Rows of a table that were read, found or not. */
  const rowsRead = (nodes: readonly Plan[], table: string) =>
    nodes
      .filter((node) => node['Relation Name'] === table)
      .reduce(
        (sum, node) =>
          sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
        0,
      );

  it.each([
    ['', 60],
    ['?status=CANCELLED', 60],
    ['?status=PAID', 60],
    ['?month=2025-05', 60],
    ['?q=enfoui', 1_100],
    ['?q=old-49999', 1_100],
    ['?q=nettoyant', 1_100],
    ['?q=enfoui&status=CANCELLED', 1_100],
    ['?q=enfoui&month=2025-06', 1_100],
  ])('reads orders%s and the page after it from an index, %i of them at most', async (query, most) => {
    const first = await plansOf(`/orders${query}`);
    const next = await plansOf(`/orders${query}${query ? '&' : '?'}cursor=${first.next}`);

    for (const { nodes } of [first, next]) {
      expect(rowsRead(nodes, 'orders')).toBeLessThanOrEqual(most);
      expect(rowsRead(nodes, 'order_lines')).toBeLessThanOrEqual(2 * most);
      const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
      expect(whole.map((node) => node['Relation Name'])).not.toContain('orders');
      expect(whole.map((node) => node['Relation Name'])).not.toContain('order_lines');
    }
  });
});
