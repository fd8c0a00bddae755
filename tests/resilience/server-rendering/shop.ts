import { execFileSync } from 'node:child_process';
import { startShop } from '../../../tools/commands/shop/start-shop';
import { type Query, withDatabase } from '../../../tools/setup/database.mjs';

/** Puts every thread of a process on one core. */
export function pin(pid: number, core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

export type LoadedShop = Awaited<ReturnType<typeof startLoadedShop>>;

interface LoadedShopOptions {
  /** Changes the data before anybody comes. */
  readonly prepare?: (query: Query) => Promise<unknown>;
  /** Of its processes. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** A shop of its own for many requests, which find it by its IP address. */
export async function startLoadedShop({ prepare, variables = {} }: LoadedShopOptions = {}) {
  const shop = await startShop({
    variables,
    prepare: async () => {
      if (prepare) await withDatabase({ DATA_DIR: process.env.DATA_DIR }, prepare);
    },
  });
  return {
    shell: `http://127.0.0.1:${shop.ports.shell}`,
    api: `http://127.0.0.1:${shop.ports.api}`,
    ports: shop.ports,
    environmentFile: shop.environmentFile,
    childOf: shop.childOf,
    pidOf: (name: string) => shop.childOf(name).pid ?? Number.NaN,
    stop: shop.stop,
  };
}
