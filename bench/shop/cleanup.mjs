/** What must be ended or removed, whatever happens; the last begun is ended first. */
export class Cleanup {
  #tasks = [];

  /** @param {() => unknown} task */
  add(task) {
    this.#tasks.push(task);
  }

  async run() {
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) {
      await Promise.resolve(task()).catch((error) => console.error(`Clean-up: ${error.message}`));
    }
  }
}
