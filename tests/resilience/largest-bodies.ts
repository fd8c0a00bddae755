import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../tools/setup/build.mjs';
import { makeServers } from './killed-api/servers';
import { print, sign } from './report/print';

const mostMilliseconds = 200;
/** The throttle counts each started fifty lines of a quote as a call. */
const linesPerCall = 50;

interface Schema {
  readonly type?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
type Operation = Readonly<{
  security?: unknown;
  requestBody?: { content: Record<string, { schema: Schema }> };
}>;

/** Returns the largest value of a schema, with existing articles, each once. */
function largest(schema: Schema, codes: readonly string[], name = '', index = 0): unknown {
  const { type, items = {}, properties = {}, maxItems = 1, maxLength = 100 } = schema;
  if (type === 'array') return Array.from({ length: maxItems }, (_, at) => largest(items, codes, name, at));
  const fields = Object.entries(properties);
  if (type === 'object')
    return Object.fromEntries(fields.map(([field, each]) => [field, largest(each, codes, field, index)]));
  if (type !== 'string') return type === 'boolean' ? true : 9;
  if (name === 'productCode' || name === 'references') return codes[index % codes.length];
  if (name === 'phone') return '+33491000000';
  return /email/i.test(name) ? `${'x'.repeat(60)}@${'y'.repeat(60)}.example` : 'x'.repeat(maxLength);
}

/** Sends the largest body of each call of visitors: at most 200 ms of the API's processor time. */
export async function prove(): Promise<boolean> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'boutique-bodies-'));
  const { api } = await makeServers(folder);
  await api.start();
  const read = async (path: string) => (await fetch(api.url + path)).json();
  const milliseconds = () => {
    const [, rest = ''] = readFileSync(`/proc/${api.child?.pid}/stat`, 'utf8').split(') ');
    const [user, system] = rest.split(' ').slice(11, 13);
    return (Number(user) + Number(system)) * 10;
  };
  let faults = 0;
  const { paths } = (await read('/openapi.json')) as { paths: Record<string, Record<string, Operation>> };
  const codes: string[] = (await read('/products/sitemap')).items.map(({ Code }: { Code: string }) => Code);
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { security, requestBody }] of Object.entries(operations)) {
      const schema = requestBody?.content['application/json']?.schema;
      if (security || !schema) continue;
      const calls = Math.ceil((schema.properties?.lines?.maxItems ?? 1) / linesPerCall);
      const body = JSON.stringify(largest(schema, codes));
      const costs: number[] = [];
      for (const site of [1, 2, 3, 4]) {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${site}.1` };
        const before = milliseconds();
        const response = await fetch(api.url + path, { method, headers, body });
        await response.arrayBuffer();
        costs.push(milliseconds() - before);
      }
      const isMet = Math.min(...costs) / calls <= mostMilliseconds;
      if (!isMet) faults += 1;
      print(`  ${sign(isMet)} ${method} ${path}: ${costs.join(', ')} ms`);
    }
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
  return faults === 0;
}
