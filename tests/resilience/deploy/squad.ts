import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyProject } from '../../../tools/setup/copied-project.mjs';
import type { RemoteName } from '../failure-grid/remotes';

/** A squad with a checkout of its own, in which it edits its remote and types commands. */
export class Squad {
  private readonly folder: string;

  constructor(readonly remote: RemoteName) {
    this.folder = copyProject(remote);
  }

  /** Replaces a text in one of the remote's files. */
  edit(file: string, before: string, after: string): void {
    const path = join(this.folder, this.remote, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(before)) throw new Error(`${file} does not say '${before}'`);
    writeFileSync(path, source.replaceAll(before, after));
  }

  private start(...words: readonly string[]) {
    return spawn('npm', ['run', '--silent', ...words], {
      cwd: this.folder,
      // A group of its own: what kills it kills all that it started.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** A command line of the squad's; resolves to its code and the last line of what it says. */
  async run(...words: readonly string[]): Promise<{ code: number | null; said: string }> {
    const child = this.start(...words);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    const [code] = await once(child, 'close');
    return { code, said: output.trim().split('\n').at(-1) ?? '' };
  }

  /** The same, killed with all that it started as soon as `isTime`; resolves to whether it was still running then. */
  async runUntil(isTime: () => Promise<boolean>, ...words: readonly string[]): Promise<boolean> {
    const child = this.start(...words);
    child.stdout.resume();
    child.stderr.resume();
    const closed = once(child, 'close');
    while (child.exitCode === null) {
      if (await isTime()) break;
      await pause(1);
    }
    const wasRunning = child.exitCode === null;
    if (wasRunning && child.pid) process.kill(-child.pid, 'SIGKILL');
    await closed;
    return wasRunning;
  }

  leave(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
