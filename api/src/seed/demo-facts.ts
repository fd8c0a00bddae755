import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { factsRow } from '../import/fact-columns';
import { factsFile } from '../package-root';

type Facts = z.infer<typeof factsRow>['facts'];

/** Facts of the demo articles by code, in the columns of every catalogue file; an article of which nothing is known has no row. */
export function readDemoFacts(): ReadonlyMap<string, Facts> {
  const rows: unknown[] = parse(readFileSync(factsFile), { columns: true, delimiter: ';' });
  return new Map(rows.map((row) => factsRow.parse(row)).map(({ code, facts }) => [code, facts]));
}
