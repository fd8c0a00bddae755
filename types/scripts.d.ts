declare module '*/scripts/setup/build.mjs' {
  export function ensureBuilt(): Promise<string[]>;
}
declare module '*/scripts/setup/processes.mjs' {
  import type { ChildProcess } from 'node:child_process';

  export const processes: readonly { name: string; script: string; port: number; portVariable: string }[];
  export class Shop {
    constructor(options?: { hot?: readonly string[] });
    readonly children: ReadonlyMap<string, ChildProcess>;
    start(): Promise<void>;
    stop(): Promise<void>;
  }
}
declare module '*/scripts/setup/seeded-data.mjs' {
  export function copySeededData(folder: string): void;
}
