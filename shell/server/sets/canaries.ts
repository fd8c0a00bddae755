import type { Environment } from 'shared-contracts/environment';
import type { Deployments } from '../deployment/deployments';
import type { BuildVisits, Visits } from './visits';

/** Visits from which a version has an error rate. */
const leastVisits = 20;
/** Highest error rate of the live version that excuses a canary: its errors may be forged to protect one. */
const highestExcuse = 0.05;

const rateOf = ({ visits, errors }: BuildVisits) => errors / Math.max(visits, 1);
const percentOf = (build: BuildVisits) => `${Math.round(rateOf(build) * 100)} %`;

/** How a deployment reaches all visitors: percentages of them in turn, none for all at once. */
export interface Rollout {
  readonly percents: readonly number[];
  /** For each percentage. */
  readonly minutes: number;
}

/** Returns the steps of the environment from the smallest one that expects enough visits in its time. */
export function rolloutOf({ steps, minutes }: Environment['canary'], visitsPerHour: number): Rollout {
  const percents = steps.toSorted((one, other) => one - other);
  const timeOf = (index: number) => minutes / (percents.length - index);
  const first = percents.findIndex(
    (percent, index) => (visitsPerHour * timeOf(index) * percent) / 6000 >= leastVisits,
  );
  return first < 0
    ? { percents: [], minutes: 0 }
    : { percents: percents.slice(first), minutes: timeOf(first) };
}

/**
 * Ends each canary that had too many more errors than the live version in the last hour, by the limits in
 * `canary` of the environment.
 */
export function endWorseCanaries(deployments: Deployments, visits: Visits): void {
  const { errors, ratio } = deployments.environment.canary;
  for (const [name, { build, version }] of Object.entries(deployments.canaries())) {
    const builds = visits.of(name);
    const canary = builds.find((each) => each.build === build);
    const live = builds.find((each) => each !== canary);
    const excuse = live && live.visits >= leastVisits ? Math.min(rateOf(live), highestExcuse) : 0;
    if (!canary || canary.errors < errors || rateOf(canary) <= ratio * excuse) continue;
    const before = live ? `, ${percentOf(live)} avant elle` : '';
    const reason = `${canary.errors} visites sur ${canary.visits} avec une erreur (${percentOf(canary)}${before})`;
    console.error(`${name} ${version.manifest.version} (${build}) : canari retiré : ${reason}`);
    deployments.endCanary(name, reason);
  }
}
