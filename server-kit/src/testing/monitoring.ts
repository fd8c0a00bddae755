import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../docs/monitoring');
const read = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll('\\"', '"');

/** Ends the name of a histogram's samples, but not of its declaration. */
const histogramPart = /_(bucket|sum|count)$/;

/**
 * Returns metrics, labels and label values that dashboard or alerts read but the process does not export.
 * @param prefix of the process's metrics
 * @param text its metrics in Prometheus's format
 */
export function unknownMetrics(prefix: string, text: string): string[] {
  const queries = read('dashboard.json') + read('alerts.yml');
  const uses = [...queries.matchAll(new RegExp(`(${prefix}\\w+)(?:\\{([^}]*)\\})?`, 'g'))];
  const unknown = uses.flatMap(([, name = '', selector = '']) => {
    const declared = text.includes(`# TYPE ${name} `) ? name : name.replace(histogramPart, '');
    if (!text.includes(`# TYPE ${declared} `)) return [name];
    const samples = text.split('\n').filter((line) => line.startsWith(`${name}{`));
    return [...selector.matchAll(/(\w+)(=|=~|!~)"([^"]*)"/g)].flatMap(([, label, operator, value]) => {
      const sample = operator === '=' ? `${label}="${value}"` : `${label}="`;
      return samples.some((line) => line.includes(sample)) ? [] : [`${name}: ${sample}`];
    });
  });
  if (uses.length === 0) throw new Error(`nothing of ${prefix} is read`);
  return [...new Set(unknown)];
}
