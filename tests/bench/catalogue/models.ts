import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { root } from '../../../tools/setup/paths.mjs';

/** A row of the demo catalogue: texts by column. */
type Row = Readonly<Record<string, string>>;

const rows: readonly Row[] = parse(readFileSync(join(root, 'tools/demo-catalogue/catalogue.csv')), {
  columns: true,
  delimiter: ';',
});

/** The demo catalogue, and one that has its articles as often as it takes, so that buyers' queries find as much in both. */
export const sizes = [rows.length, 50_000] as const;

/** Another model of the article, with codes of its own. */
function modelOf(row: Row, model: number): Row {
  if (model === 0) return row;
  const own = (text = '') => text && `${text}-${model}`;
  return {
    ...row,
    code: own(row.code),
    reference: own(row.reference),
    designation: `${row.designation}, modèle ${model}`,
    groupe_declinaison: own(row.groupe_declinaison),
  };
}

const line = (texts: readonly string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(';');

/** Writes so many articles for `catalogue:import`: those of the demo catalogue, then further models of each. */
export function writeModels(file: string, count: number): void {
  const lines = Array.from({ length: count }, (_, number) => {
    const row = rows[number % rows.length];
    return line(Object.values(modelOf(row ?? {}, Math.floor(number / rows.length))));
  });
  writeFileSync(file, [line(Object.keys(rows[0] ?? {})), ...lines, ''].join('\n'));
}
