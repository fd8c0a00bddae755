/** What must be ended or removed, whatever happens; the last begun is ended first. */
export class Cleanup {
  #tasks: (() => unknown)[] = [];

  add(task: () => unknown): void {
    this.#tasks.push(task);
  }

  async run(): Promise<void> {
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) {
      await Promise.resolve(task()).catch((error: Error) => console.error(`Clean-up: ${error.message}`));
    }
  }
}
