import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyProject } from '../../../tools/setup/testing/copied-project.mjs';
import type { RemoteName } from '../failing-files/shop';

/** A squad with its own copy of the project, in which it edits its remote and runs commands. */
export class Squad {
  private readonly folder: string;

  constructor(readonly remote: RemoteName) {
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
   * Runs `npm run` with these words; resolves to the exit code and the last line of output. When
   * `isTimeToKill` is true, kills the command with its child processes; the exit code is then null.
   */
  async run(
    words: readonly string[],
    isTimeToKill: () => Promise<boolean> = async () => false,
  ): Promise<{ code: number | null; lastLine: string }> {
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
    return { code, lastLine: output.trim().split('\n').at(-1) ?? '' };
  }

  leave(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
