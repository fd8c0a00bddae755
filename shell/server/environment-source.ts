import { EventEmitter } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Environment } from 'shared-contracts/environment';
import { loadEnvironment } from 'shared-contracts/environment/load';

/** ms between looks at the file; polling also sees files that an editor or a config map replaces. */
const interval = 500;

/** The environment file as it is now: read again whenever it changes; a broken edit keeps the last good one. */
export class EnvironmentSource extends EventEmitter<{ change: [Environment] }> {
  private environment: Environment;
  /** The reason why the last edit was refused, for `/health`; null when the file is good. */
  refusal: string | null = null;

  /** @throws {EnvironmentError} when the file cannot be used at start. */
  constructor(
    private readonly file: string,
    private readonly variables: Readonly<Record<string, string | undefined>>,
  ) {
    super();
    this.environment = loadEnvironment(file, variables);
    watchFile(file, { interval, persistent: false }, this.readAgain);
  }

  get current(): Environment {
    return this.environment;
  }

  close(): void {
    unwatchFile(this.file, this.readAgain);
  }

  private readonly readAgain = (): void => {
    try {
      const environment = loadEnvironment(this.file, this.variables);
      this.refusal = null;
      if (isDeepStrictEqual(environment, this.environment)) return;
      this.environment = environment;
      this.emit('change', environment);
    } catch (error) {
      this.refusal = (error as Error).message;
      console.error(`Environnement inchangé : ${this.refusal}`);
    }
  };
}
