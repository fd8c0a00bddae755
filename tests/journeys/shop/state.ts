import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { LocalEnvironment } from '../../../tools/setup/testing/shop-on-free-ports';

/** URLs, files and processes of the shop under test; the global set-up passes them to the journeys. */
export interface ShopState {
  readonly url: string;
  readonly apiUrl: string;
  readonly paymentUrl: string;
  readonly environmentFile: string;
  readonly dataDir: string;
  readonly ports: Readonly<Record<string, number>>;
  readonly pids: Readonly<Record<string, number>>;
}

const variable = 'SHOP_STATE_FILE';

export function writeState(file: string, state: ShopState): void {
  writeFileSync(file, JSON.stringify(state));
  process.env[variable] = file;
}

const processList = () => `${process.env[variable]}.processes`;

/** Records a process that a journey started and that must stop with the shop. */
export function recordProcess(pid: number): void {
  appendFileSync(processList(), `${pid}\n`);
}

export function endRecordedProcesses(): void {
  if (!existsSync(processList())) return;
  for (const pid of readFileSync(processList(), 'utf8').trim().split('\n').map(Number)) {
    try {
      process.kill(pid);
    } catch {
      // It has already stopped.
    }
  }
}

export function readState(): ShopState {
  const file = process.env[variable];
  if (!file) throw new Error(`${variable} is not set: the shop was not started`);
  return JSON.parse(readFileSync(file, 'utf8')) as ShopState;
}

/** Edits the environment file, which the shell's server watches; the returned function reverts the edit. */
export function editEnvironment(
  { environmentFile }: ShopState,
  edit: (environment: LocalEnvironment) => void,
): () => void {
  const original = readFileSync(environmentFile, 'utf8');
  const environment: LocalEnvironment = JSON.parse(original);
  edit(environment);
  writeFileSync(environmentFile, JSON.stringify(environment));
  return () => writeFileSync(environmentFile, original);
}
