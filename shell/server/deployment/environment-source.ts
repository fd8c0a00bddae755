import { EventEmitter } from 'node:events';
import { statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Environment } from 'shared-contracts/environment';
import { loadShellEnvironment } from './load-shell-environment';

/** Changes with every edit of the file. */
function editOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'missing';
}

/** The environment file as it is now: read again whenever it changes; a broken edit keeps the last good one. */
export class EnvironmentSource extends EventEmitter<{ change: [Environment] }> {
  private environment: Environment;
  private edit: string;
  private readonly looking: NodeJS.Timeout;
  /** The reason why the last edit was refused, for `/health`; null when the file is good. */
  refusal: string | null = null;

  /** @throws {EnvironmentError} when the file cannot be used at start. */
  constructor(
    private readonly file: string,
    private readonly variables: Readonly<Record<string, string | undefined>>,
    /** ms between looks at the file; looking also sees files that an editor or a config map replaces. */
    interval = 500,
  ) {
    super();
    this.edit = editOf(file);
    this.environment = loadShellEnvironment(file, variables);
    this.looking = setInterval(() => this.look(), interval).unref();
  }

  get current(): Environment {
    return this.environment;
  }

  close(): void {
    clearInterval(this.looking);
  }

  private look(): void {
    const edit = editOf(this.file);
    if (edit === this.edit) return;
    this.edit = edit;
    try {
      const environment = loadShellEnvironment(this.file, this.variables);
      this.refusal = null;
      if (isDeepStrictEqual(environment, this.environment)) return;
      this.environment = environment;
      this.emit('change', environment);
    } catch (error) {
      this.refusal = (error as Error).message;
      console.error(`Environnement inchangé : ${this.refusal}`);
    }
  }
}
