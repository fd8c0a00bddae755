import type { Engine } from '../setup/browser.mjs';

/** A suite of `npm test`. */
export interface Suite {
  readonly name: string;
  /** Folders whose tests can be chosen by themselves. */
  readonly parts?: readonly string[];
  /** How many it keeps busy. */
  readonly cores: number;
  /** Who says how it went: its exit code alone, or a reporter. */
  readonly kind: 'check' | 'jest' | 'playwright';
  /** Folders whose change it, or a part of it, can notice. */
  readonly reads: (part?: string) => 'all' | readonly string[];
  /**
   * Whether it tries the shop as a whole, for long: `--changed` leaves it to the whole run where a change stays inside
   * remotes, whose squads wait for the answer.
   */
  readonly wholeShop?: boolean;
  /** Which of its files are enough for a change of a folder. */
  readonly filesOf?: Readonly<Record<string, readonly string[]>>;
  /** Whether it reads the builds. */
  readonly built?: (parts: readonly string[]) => boolean;
  /** Whether it tells coverage. */
  readonly covers?: boolean;
  /** Whether it needs that browser. */
  readonly chromium?: boolean;
  /** Others that it needs. */
  readonly engines?: readonly Engine[];
  /** Where it looks for the PostgreSQL server that it needs. */
  readonly databaseVariable?: string;
  /** From the root. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Node's arguments. */
  readonly command: (more: readonly string[], parts: readonly string[]) => string[] | Promise<string[]>;
}
