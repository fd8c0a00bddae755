import { buildOf } from 'server-kit/remote-build';
import { SetupError } from '../workspace/run-command.mjs';
import type { Build } from './build-folder';
import { type Location, movePointer, publish, publishCanary } from './publish';
import { type LivePointer, readCopy, readState, record, recordVerdict, releaseOf } from './releases';
import { Refusal, type Shop } from './shop';

interface Plan {
  /** Percentages of the visitors, in turn. */
  readonly percents: readonly number[];
  /** For each percentage. */
  readonly minutes: number;
  /** Whether all visitors get it in the end. */
  readonly isForAll: boolean;
}

/** Takes a refused build from the visitors who have it, and records why. */
async function takeBack(
  { manifest, built }: Build,
  { reason, percent, start }: { readonly reason: string; readonly percent: number; readonly start: Date },
  location: Location,
): Promise<void> {
  const { store, host } = location;
  const state = await readState(manifest.name, location);
  const refused = releaseOf(manifest, { built, since: start });
  const isLive = state.live?.build === refused.build;
  const entry = isLive ? state.releases.findLast(({ build }) => build === refused.build) : null;
  await record(store, { ...(entry ?? refused), refused: reason, percent });
  const last = state.releases.findLast((release) => release !== entry);
  const before = last && (await readCopy(manifest.name, last.build, location));
  const isNamed = isLive || state.live?.manifest.canary?.build === refused.build;
  if (before && isNamed) await movePointer({ manifest: before, built: null }, { store, host, state });
}

/**
 * Deploys a build by a plan. Where the shop judges versions and one is live, the pointer names the build
 * beside the live version until the gate has accepted it and each step is over; a refusal ends that.
 * @param shop null if it does not judge versions
 * @returns the previously live version, or null
 * @throws {Refusal} after the visitors have got the previous version again
 */
export async function rollOut(
  build: Build,
  { percents, minutes, isForAll }: Plan,
  location: Location,
  shop: Pick<Shop, 'verdicts' | 'awaitVerdict'> | null,
): Promise<LivePointer | null> {
  const { name } = build.manifest;
  const id = buildOf(build.manifest);
  const start = new Date();
  await recordVerdict(name, location, shop);
  const { live: before } = await readState(name, location);
  const { canary } = before?.manifest ?? {};
  // An interrupted deployment continues.
  let percent = canary?.build === id ? canary.percent : 0;
  const isStepwise = before !== null && before.build !== id && shop !== null;
  const further = isStepwise ? percents.filter((each) => each > percent) : [];
  const steps = isForAll ? further : percents;
  const requireCanary = async () => {
    const { live } = await readState(name, location);
    if (live?.manifest.canary?.build === id) return;
    throw new SetupError(`${name} (${id}) n'est plus le canari : retiré ou remplacé pendant ce temps.`);
  };
  try {
    if (isStepwise) {
      await publishCanary(build, percent, location);
      await shop.awaitVerdict(name, id);
    }
    for (const next of steps) {
      if (isStepwise) await requireCanary();
      percent = next;
      console.error(`${name} : ${percent} % des visiteurs, ${Math.round(minutes * 10) / 10} min`);
      await publishCanary(build, percent, location);
      await shop?.awaitVerdict(name, id, minutes);
    }
    if (!isForAll) return before;
    if (isStepwise) await requireCanary();
    percent = 100;
    await publish(build, location);
    await shop?.awaitVerdict(name, id);
  } catch (error) {
    if (error instanceof Refusal) await takeBack(build, { reason: error.reason, percent, start }, location);
    throw error;
  }
  return before;
}
