import { spawnSync } from 'node:child_process';

/** What the registry knows of the packages of the lock file, as `npm audit` prints it. */
export function askRegistry(root) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return stdout ?? '';
}

function parsed(answer) {
  try {
    return JSON.parse(answer);
  } catch {
    return {};
  }
}

/**
 * One line for each known weakness; null when the registry did not tell.
 * @param {string} answer of `npm audit --json`
 * @returns {string[] | null}
 */
export function weaknessProblems(answer) {
  const { vulnerabilities } = parsed(answer);
  if (!vulnerabilities) return null;
  return Object.values(vulnerabilities).map(({ name, severity, via, range }) => {
    const titles = via.map((reason) => reason.title ?? `par ${reason}`);
    return `${name} ${range} : faille connue (${severity}) : ${titles.join(', ')}`;
  });
}
