import { copyOf } from './pointer';
import type { State } from './releases';

const moment = (iso: string | null) => (iso ? iso.replace('T', ' ').slice(0, 19) : '?');

/** What was live since when, the last first, as a table; `there`: the files on the host. */
export function describeReleases(
  name: string,
  { live, releases }: State,
  there: ReadonlyMap<string, Date>,
): string {
  if (releases.length === 0) return `${name} n'est pas déployé ici.`;
  const rows = releases
    .toReversed()
    .map(({ build, version, commit, built, since }, index) => [
      moment(since),
      build,
      version,
      commit?.slice(0, 10) ?? '?',
      moment(built),
      index === 0 && build === live?.build
        ? 'en ligne'
        : there.has(copyOf(build)) || build === live?.build
          ? ''
          : 'retirée',
    ]);
  const head = ['depuis (UTC)', 'construction', 'version', 'commit', 'construite (UTC)', ''];
  const widths = head.map((_title, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
