import type { Environment } from 'shared-contracts/environment';
import type { Canaries } from '../deployment/canaries';
import type { BuildVisits, Visits } from './visits';

const rateOf = ({ visits, errors }: BuildVisits) => errors / Math.max(visits, 1);

const percentOf = (build: BuildVisits) => `${Math.round(rateOf(build) * 100)} %`;

/** Whether a canary has so many more errors than the live version that it ends (`share` of the environment). */
function isWorse(
  canary: BuildVisits,
  live: BuildVisits | undefined,
  { errors, ratio }: Environment['share'],
): boolean {
  return canary.errors >= errors && rateOf(canary) > ratio * (live ? rateOf(live) : 0);
}

/** Ends the shares whose canary is worse than the live version, as of the reports of the last hour. */
export function takeBackWorse(canaries: Canaries, visits: Visits, limits: Environment['share']): void {
  for (const [name, { build }] of Object.entries(canaries.live())) {
    const builds = visits.of(name);
    const canary = builds.find((each) => each.build === build);
    const live = builds.find((each) => each.build !== build);
    if (!canary || !isWorse(canary, live, limits)) continue;
    const before = live ? `, ${percentOf(live)} avant elle` : '';
    const reason = `${canary.errors} visites sur ${canary.visits} avec une erreur (${percentOf(canary)}${before})`;
    console.error(`${name} ${canary.version} (${build}) : l'essai est arrêté : ${reason}`);
    canaries.end(name, reason);
  }
}
