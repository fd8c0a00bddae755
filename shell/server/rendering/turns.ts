/** Runs some actions at a time, the others in order. */
export class Turns {
  private running = 0;
  /** Start those that wait. */
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly width: number) {}

  async take<Result>(act: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.width) await new Promise<void>((start) => this.waiting.push(start));
    else this.running += 1;
    try {
      return await act();
    } finally {
      const startNext = this.waiting.shift();
      if (startNext) startNext();
      else this.running -= 1;
    }
  }
}
