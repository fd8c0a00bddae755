import { buildOf } from 'server-kit/remote-build';
import type { Environment } from 'shared-contracts/environment';
import type { Deployments } from '../deployment/deployments';
import type { BuildVisits } from './visits';

/** Visits that a step of a deployment expects at least. */
const leastVisits = 20;
/** Highest error rate of a version that excuses another: its errors may be forged to protect that one. */
const highestExcuse = 0.05;
/** Errors added to those of a version: by chance it may have had fewer than usual. */
const spareErrors = 3;

const rateOf = ({ visits, errors }: BuildVisits) => errors / Math.max(visits, 1);
const percentOf = (build: BuildVisits) => `${Math.round(rateOf(build) * 100)} %`;

/** Returns the steps from the smallest one that expects enough visits in its minutes; none: all at once. */
export function rolloutOf({ steps, minutes }: Environment['canary'], visitsPerHour: number) {
  const percents = steps.toSorted((one, other) => one - other);
  const timeOf = (index: number) => minutes / (percents.length - index);
  // 6000: 60 minutes an hour times 100 percent.
  const expectedAt = (index: number, percent: number) => (visitsPerHour * timeOf(index) * percent) / 6000;
  const first = percents.findIndex((percent, index) => expectedAt(index, percent) >= leastVisits);
  return first < 0
    ? { percents: [], minutes: 0 }
    : { percents: percents.slice(first), minutes: timeOf(first) };
}

/** Measured visits of each version from which their speeds are compared. */
const leastMeasured = 200;
/** How many times as slow a version may be. */
const tolerance = 1.2;

/** Returns how much slower a version is than the one before, for a warning; null: it is not, or too few visits. */
export function slowness({ speed }: BuildVisits, before: BuildVisits): string | null {
  if (Math.min(speed.visits, before.speed.visits) < leastMeasured) return null;
  const slower = (['lcp', 'inp'] as const).filter((kind) => speed[kind] > tolerance * before.speed[kind]);
  const texts = slower.map(
    (kind) =>
      `${kind.toUpperCase()} ${Math.round(speed[kind])} ms, ${Math.round(before.speed[kind])} ms avant elle`,
  );
  return texts.join(' ; ') || null;
}

/**
 * Takes back each canary, and each version that went live in the last hour, that had too many more errors than
 * the version that visitors get or got instead, by the limits in `canary` of the environment.
 */
export function takeBackWorse(
  deployments: Deployments,
  visitsOf: (remote: string) => readonly BuildVisits[],
): void {
  const { errors, ratio } = deployments.environment.canary;
  for (const { version, instead, takeBack } of deployments.onTrial()) {
    const builds = visitsOf(version.owner);
    const [counted, reference] = [version, instead].map(({ manifest }) =>
      builds.find(({ build }) => build === buildOf(manifest)),
    );
    const excuse = reference
      ? Math.min((reference.errors + spareErrors) / reference.visits, highestExcuse)
      : highestExcuse;
    if (!counted || counted.errors < errors || rateOf(counted) <= ratio * excuse) continue;
    const before = reference ? `, ${percentOf(reference)} avant elle` : '';
    takeBack(
      `${counted.errors} visites sur ${counted.visits} avec une erreur (${percentOf(counted)}${before})`,
    );
  }
}
