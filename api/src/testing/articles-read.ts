import type { PlainSql } from '../database/database';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

interface Step {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  /** Of an index-only scan: the rows that it reads nevertheless. */
  readonly 'Heap Fetches'?: number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Step[];
}

const readBy = (step: Step, table: string): number => {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = step;
  const { 'Heap Fetches': fetched, 'Actual Rows': rows, 'Actual Loops': loops } = step;
  const ownRows = step['Relation Name'] === table ? (fetched ?? (rows + filtered + rechecked) * loops) : 0;
  return (step.Plans ?? []).reduce((sum, below) => sum + readBy(below, table), ownRows);
};

/** Runs the statement and returns how many rows of a table it reads, including rows that it filters out. */
export async function rowsRead(sql: PlainSql, { text, values }: Statement, table: string): Promise<number> {
  const { rows } = await sql.query({ text: `explain (analyze, timing off, format json) ${text}`, values });
  const [plan] = (rows as { 'QUERY PLAN': readonly { Plan: Step }[] }[])[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error('EXPLAIN returned no plan');
  return Math.round(readBy(plan.Plan, table));
}

export const articlesRead = (sql: PlainSql, statement: Statement) => rowsRead(sql, statement, 'products');
