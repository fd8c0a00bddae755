import { spawnSync } from 'node:child_process';

/** What the registry knows of the packages of the lock file, as `npm audit` prints it. */
export function askRegistry(root: string): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return stdout ?? '';
}

/** What `npm audit --json` prints of a package. */
interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  readonly range: string;
  readonly via: readonly (string | { readonly title: string })[];
}

function parsed(answer: string): { readonly vulnerabilities?: Readonly<Record<string, Vulnerability>> } {
  try {
    return JSON.parse(answer);
  } catch {
    return {};
  }
}

/**
 * One line for each known weakness; null when the registry did not tell. `answer`: of `npm audit --json`.
 */
export function weaknessProblems(answer: string): string[] | null {
  const { vulnerabilities } = parsed(answer);
  if (!vulnerabilities) return null;
  return Object.values(vulnerabilities).map(({ name, severity, via, range }) => {
    const titles = via.map((reason) => (typeof reason === 'string' ? `par ${reason}` : reason.title));
    return `${name} ${range} : faille connue (${severity}) : ${titles.join(', ')}`;
  });
}
