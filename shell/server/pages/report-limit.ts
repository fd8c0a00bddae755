const minute = 60_000;

/** Lets `most` reports through per minute, and counts those that were refused. `now` in ms. */
export class ReportLimit {
  private since: number;
  private taken = 0;
  private refused = 0;

  constructor(
    private readonly most: number,
    private readonly now: () => number = Date.now,
  ) {
    this.since = now();
  }

  /** Whether one more may be written. */
  take(): boolean {
    if (this.now() - this.since >= minute) {
      this.since = this.now();
      this.taken = 0;
    }
    const allowed = this.taken < this.most;
    if (allowed) this.taken += 1;
    else this.refused += 1;
    return allowed;
  }

  /** How many were refused since this was asked last. */
  refusedSince(): number {
    const { refused } = this;
    this.refused = 0;
    return refused;
  }
}
