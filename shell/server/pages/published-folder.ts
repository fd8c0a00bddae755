import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFiles } from './published-files';

/** The folder that builds of the shell publish their hashed files to, as one of these shells sees it. */
export class PublishedFolder {
  /** Files of this shell's own build that are not there yet. */
  private missing: readonly string[];

  constructor(
    readonly path: string,
    build: string,
  ) {
    this.missing = hashedFiles(build);
  }

  /** Whether other shells can give the files that this one's HTML names. */
  isComplete(): boolean {
    this.missing = this.missing.filter((file) => !existsSync(join(this.path, file)));
    return this.missing.length === 0;
  }
}
