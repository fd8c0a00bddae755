import type { Operation } from './document';
import type { Answer } from './send';
/** What the API told, by kind: what requests name is often there. */
export class KnownThings {
  kinds: Record<string, unknown[]> = {
    words: ['savon', 'Gants nitrile', 'sac poubelle 100 l', 'NS-5L-E', 'savn', 'détergent'],
    code: ['NS-5L-E', 'SP-110-N35', 'GRAND-404', 'ns-5l-e'],
    file: ['NS-5L-E.pdf'],
    amount: [1234],
    country: ['FR', 'BE', 'Royaume-Uni'],
    postcode: ['69001', 'F-75 008'],
    phone: ['04 65 71 00 00'],
    proof: [
      JSON.stringify({ orderStatus: 'PAID', orderDetails: { orderId: 'x' }, transactions: [] }),
      '{"orderStatus":null}',
      '[]',
    ],
  };

  /** `owner`: whose it is, where it is somebody's. */
  add(kind: string, value: unknown, owner?: string): void {
    for (const name of [kind, ...(owner ? [`${kind} of ${owner}`] : [])]) {
      const kept = this.kinds[name] ?? [];
      this.kinds[name] = kept;
      if (kept.includes(value)) continue;
      kept.push(value);
      if (kept.length > 40) kept.splice(4, 1);
    }
  }

  /** What was told last comes first. Callers mostly name what is their own. */
  get(kind: string, index: number, caller: string | undefined): unknown {
    const own = this.kinds[`${kind} of ${caller}`];
    const kept = (index % 5 === 0 ? null : own) ?? this.kinds[kind] ?? ['unknown'];
    return kept.at(-1 - ((index * index) % Math.min(kept.length, kind === 'amount' ? 2 : 40)));
  }

  /** Reads an answer for what later requests may name. */
  learn({ path }: Operation, { status, headers, type, body }: Answer, owner: string | undefined): void {
    if (status >= 500 || !type.includes('json') || body.length === 0) return;
    if (headers['x-next-cursor']) this.add('cursor', headers['x-next-cursor'], owner);
    this.read(JSON.parse(body.toString('utf8')), path, owner);
  }

  private read(value: unknown, path: string, owner: string | undefined): void {
    if (Array.isArray(value)) {
      for (const each of value.slice(0, 5)) this.read(each, path, owner);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      const kind = this.kindOf(name, path);
      if (kind && typeof each !== 'object')
        this.add(kind, kind === 'file' ? String(each).split('/').at(-1) : each, owner);
      this.read(each, path, owner);
    }
  }

  private kindOf(name: string, path: string): string | null {
    if (name === 'id')
      return path.startsWith('/orders') ? 'order' : path.includes('addresses') ? 'address' : null;
    if (name === 'code') return path === '/products/categories' ? 'category' : null;
    const kinds: Readonly<Record<string, string>> = {
      orderId: 'order',
      Code: 'code',
      lastEvaluatedKey: 'place',
      ImageUrl: 'file',
      url: 'file',
      amount: 'amount',
    };
    return kinds[name] ?? null;
  }
}
