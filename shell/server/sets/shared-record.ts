import { connectValkey } from 'server-kit/valkey';

/** A field of a hash in the record. */
export interface Field<Value> {
  readonly field: string;
  readonly value: Value;
  /** Seconds since it was written. */
  readonly age: number;
}

/** Where the shells of a shop leave their state for each other. */
export interface SharedRecord {
  /** Writes fields of a hash, removes those last written over `keptFor` seconds ago, and returns the others. */
  share<Value>(
    hash: string,
    own: Readonly<Record<string, Value>>,
    keptFor: number,
  ): Promise<readonly Field<Value>[]>;
  close(): void;
}

/** Opens the record of a shop's shells in Valkey. */
export function recordOf(valkeyUrl: string, shop: string): SharedRecord {
  const valkey = connectValkey(valkeyUrl, 'boutique-shell', 'this shell knows of no other', console);
  return {
    async share(hash, own, keptFor) {
      const key = `${hash}:${shop}`;
      const now = Number((await valkey.time())[0]);
      const fields = Object.entries(own).map(
        ([field, value]) => [field, JSON.stringify({ value, at: now })] as const,
      );
      if (fields.length > 0) await valkey.hset(key, new Map(fields));
      const all = Object.entries(await valkey.hgetall(key)).map(([field, text]) => {
        const { value, at } = JSON.parse(text);
        return { field, value, age: now - at };
      });
      const forgotten = all.filter(({ age }) => age > keptFor).map(({ field }) => field);
      if (forgotten.length > 0) await valkey.hdel(key, ...forgotten);
      return all.filter(({ age }) => age <= keptFor);
    },
    close: () => valkey.disconnect(),
  };
}
