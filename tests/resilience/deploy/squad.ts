import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyProject } from '../../../tools/setup/testing/copied-project.mjs';

/** A squad with its own copy of the project, in which it edits its remote and runs commands. */
export class Squad {
  private readonly folder: string;

  constructor(private readonly remote: string) {
    this.folder = copyProject(remote);
  }

  /** Replaces a text in one of the remote's files. */
  edit(file: string, before: string, after: string): void {
    const path = join(this.folder, this.remote, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(before)) throw new Error(`${file} does not contain '${before}'`);
    writeFileSync(path, source.replaceAll(before, after));
  }

  /**
   * Runs `npm run` with these words; when `isTimeToKill` is true, kills the command with its child processes.
   * @returns the last line of output of a command that fails; 'killed'; null after success
   */
  async run(words: readonly string[], isTimeToKill = async () => false): Promise<string | null> {
    // A separate process group, so that child processes can be killed, too.
    const child = spawn('npm', ['run', '--silent', ...words], { cwd: this.folder, detached: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    const closed = once(child, 'close');
    while (child.exitCode === null && !(await isTimeToKill())) await pause(10);
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    const [code] = await closed;
    return code === 0 ? null : code === null ? 'killed' : (output.trim().split('\n').at(-1) ?? '');
  }

  leave(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
