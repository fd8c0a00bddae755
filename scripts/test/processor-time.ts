import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second of /proc; a constant of Linux. */
const ticks = 100;
/** ms between two looks: what a process did after the last one is not seen. */
const interval = 300;

/** One row of `/proc/PID/stat`: parent, start and the user's and system's seconds of the process itself. */
export interface Stat {
  readonly parent: number;
  readonly start: string;
  readonly seconds: number;
}

/** Reads `/proc/PID/stat`. */
export function readStat(text: string): Stat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(fields[1]),
    start: fields[19] ?? '',
    seconds: (Number(fields[11]) + Number(fields[12])) / ticks,
  };
}

function readTable(): Map<number, Stat> {
  const table = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      table.set(pid, readStat(readFileSync(`/proc/${pid}/stat`, 'utf8')));
    } catch {
      // It has ended since the folder was read.
    }
  }
  return table;
}

/**
 * Adds up the processor time of a process and of all that descend from it, those too whose parent ended before them: a
 * browser's processes and detached servers, which the system's own account of a parent leaves out.
 */
export class ProcessTree {
  #seconds = new Map<string, number>();
  #members = new Map<number, string>();
  /** Of the first process. */
  readonly pid: number;

  constructor(pid: number) {
    this.pid = pid;
  }

  /** `table`: by pid. */
  look(table: ReadonlyMap<number, Stat>): void {
    const isMember = (pid: number) => pid === this.pid || this.#members.get(pid) === table.get(pid)?.start;
    let found = true;
    while (found) {
      found = false;
      for (const [pid, { parent, start }] of table) {
        if (this.#members.get(pid) === start || !(isMember(pid) || (table.has(parent) && isMember(parent))))
          continue;
        this.#members.set(pid, start);
        found = true;
      }
    }
    for (const [pid, { start, seconds }] of table) {
      if (this.#members.get(pid) === start) this.#seconds.set(`${pid} ${start}`, seconds);
    }
  }

  /** User's and system's seconds so far. */
  get seconds(): number {
    return [...this.#seconds.values()].reduce((sum, seconds) => sum + seconds, 0);
  }
}

/** Those that are watched: all are told by one look at the table, which costs the more the more processes there are. */
const watched = new Set<ProcessTree>();
let timer: NodeJS.Timeout | undefined;

function lookAtAll() {
  const table = readTable();
  for (const tree of watched) tree.look(table);
}

/** Watches a process from now on; the returned function ends that and answers its seconds, null where they cannot be read. */
export function watchProcessorTime(pid: number): () => number | null {
  if (process.platform !== 'linux') return () => null;
  const tree = new ProcessTree(pid);
  watched.add(tree);
  lookAtAll();
  timer ??= setInterval(lookAtAll, interval);
  return () => {
    lookAtAll();
    watched.delete(tree);
    if (watched.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    return tree.seconds;
  };
}
