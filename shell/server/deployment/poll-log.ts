/** Logs why the pointers of a remote could not be read, once per reason, and that they are read again. */
export class PollLog {
  /** Why they could not be read at the last poll. */
  problem: string | null = null;
  /** The last problem that was logged. */
  private logged: string | null = null;

  /** `remote`: returns its name and URL. */
  constructor(private readonly remote: () => string) {}

  report(problem: string | null): void {
    const remote = this.remote();
    if (problem === null && this.logged) console.warn(`${remote} : remote.json est de nouveau lu`);
    // A single failure is not logged: the remote may still be starting.
    const isNew = problem !== null && this.problem !== null && this.logged !== problem;
    if (isNew) console.error(`${remote} : ${problem}`);
    if (isNew || problem === null) this.logged = problem;
    this.problem = problem;
  }
}
