import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyProject } from '../../scripts/setup/copied-project.mjs';

/** A squad with a checkout of its own, in which it edits its remote and types commands. */
export class Squad {
  constructor(remote) {
    this.remote = remote;
    this.folder = copyProject(remote);
  }

  /** Replaces a text in one of the remote's files. */
  edit(file, before, after) {
    const path = join(this.folder, this.remote, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(before)) throw new Error(`${file} does not say '${before}'`);
    writeFileSync(path, source.replaceAll(before, after));
  }

  start(...words) {
    return spawn('npm', ['run', '--silent', ...words], {
      cwd: this.folder,
      // A group of its own: what kills it kills all that it started.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** A command line of the squad's; resolves to its code and the last line of what it says. */
  async run(...words) {
    const child = this.start(...words);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const [code] = await once(child, 'close');
    return { code, said: output.trim().split('\n').at(-1) };
  }

  /** The same, killed with all that it started as soon as `isTime`; resolves to whether it was still running then. */
  async runUntil(isTime, ...words) {
    const child = this.start(...words);
    child.stdout.resume();
    child.stderr.resume();
    const closed = once(child, 'close');
    while (child.exitCode === null) {
      if (await isTime()) break;
      await pause(1);
    }
    const wasRunning = child.exitCode === null;
    if (wasRunning) process.kill(-child.pid, 'SIGKILL');
    await closed;
    return wasRunning;
  }

  leave() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
