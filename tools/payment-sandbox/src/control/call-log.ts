/** One thing that happened; never holds a password, a key, a formToken or a card number. */
export interface LoggedCall {
  at: string;
  kind: 'rest' | 'form' | 'ipn' | 'script';
  /** The service, page or URL concerned. */
  target: string;
  orderId?: string | null;
  /** What was answered: an HTTP status, an error code, a transaction status or a scripted behaviour. */
  outcome: string;
  attempt?: number;
}

const mostKept = 1000;

/** What the sandbox saw, oldest first, for tests and curious integrators. */
export class CallLog {
  #calls: LoggedCall[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  add(call: Omit<LoggedCall, 'at'>): void {
    this.#calls.push({ at: this.#now().toISOString(), ...call });
    if (this.#calls.length > mostKept) this.#calls.shift();
  }

  list(): readonly LoggedCall[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
  }
}
