import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tasks that stop processes and remove files in any case, in reverse order. */
export class Cleanup {
  #tasks: (() => unknown)[] = [];

  add(task: () => unknown): void {
    this.#tasks.push(task);
  }

  /** Creates a folder that the clean-up removes. */
  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'boutique-bench-'));
    this.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
    return folder;
  }

  /** Runs the tasks; prints the errors of those that fail. */
  async run(): Promise<void> {
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) {
      try {
        await task();
      } catch (error) {
        console.error(`Clean-up: ${(error as Error).message}`);
      }
    }
  }
}
