import { type SpawnOptions, spawn } from 'node:child_process';

const groups: number[] = [];

// What is left of a group after its test.
afterEach(() => {
  for (const pid of groups.splice(0)) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All of them have exited.
    }
  }
});

/** Runs `npm start` in its own process group, as in a terminal: a signal to npm reaches no other process. */
export function npmStart(options: Pick<SpawnOptions, 'cwd' | 'env' | 'stdio'>) {
  const npm = spawn('npm', ['start'], { ...options, detached: true });
  const { pid } = npm;
  if (pid === undefined) throw new Error('npm is missing');
  groups.push(pid);
  return { npm, pid };
}
