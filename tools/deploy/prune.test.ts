import { copyOf } from './pointer';
import { findOld } from './prune';
import { publish, publishCanary } from './publish';
import { readState } from './releases';
import { goBack } from './rollback';
import { Shop } from './shop';
import { serveJson } from './testing/json-server';
import { first, id, name, onEachHost, onFolder, second, third } from './testing/squad';

const day = 86_400_000;

onEachHost('A squad that prunes %s', (squad) => {
  it('removes old versions: none that is live, was live recently or is the target of a rollback', async () => {
    await squad.publish(first, second, third);
    const old = (days: number, now: number) => findOld(name, days * day, { ...squad.location, now });

    expect(await old(30, Date.now())).toEqual([]);
    const files = await old(30, Date.now() + 31 * day);
    await squad.location.store.remove(files);

    const own = first.files.filter((file) => !file.startsWith('assets/'));
    expect(files.toSorted()).toEqual([...own, copyOf(id(first))].sort());
    for (const file of [...second.files, ...third.files])
      expect((await fetch(squad.url + file)).status).toBe(200);
    await goBack(name, undefined, squad.location);
    expect(await squad.live()).toBe(id(second));
    await expect(goBack(name, id(first), squad.location)).rejects.toThrow(/manque \(prune\)/);
  });
});

onFolder('A squad that prunes', (squad) => {
  it('finds the files of a failed deployment a day later, not at once, when it might still run', async () => {
    await squad.publish(first);
    const broken = squad.locationWith({ swap: () => Promise.reject(new Error('cut')) });
    await expect(publish(second, broken)).rejects.toThrow('cut');
    const old = (now: number) => findOld(name, day, { ...squad.location, now });

    expect(await old(Date.now())).toEqual([]);
    const files = await old(Date.now() + 2 * day);

    const own = second.files.filter((file) => !file.startsWith('assets/'));
    expect(files.toSorted()).toEqual([...own, copyOf(id(second))].sort());
  });

  it('finds no version that was live in the given time, regardless of the age of its deployment', async () => {
    await squad.publish(first, second, third);
    const { releases } = await readState(name, squad.location);
    const now = Date.now() + 31 * day;
    const list = releases.map((release, index) =>
      index === 0 ? release : { ...release, since: new Date(now - (3 - index) * day).toISOString() },
    );
    await squad.location.store.write('releases.json', Buffer.from(JSON.stringify(list)));

    expect(await findOld(name, 30 * day, { ...squad.location, now })).toEqual([]);
  });

  it('finds no file of a canary until it is taken back', async () => {
    await squad.publish(first);
    await publishCanary(second, 5, squad.location);
    const old = () => findOld(name, 1, { ...squad.location, now: Date.now() + day });

    expect(await old()).toEqual([]);
    await goBack(name, undefined, squad.location);
    expect(await old()).toContain(copyOf(id(second)));
  });

  it('finds no file of a version that one of the shells of a shop uses, until none does', async () => {
    await squad.publish(first, second, third);
    // The first two requests reach different shells; then both use the latest version.
    const builds = [id(third), id(first)];
    const shop = new Shop(await serveJson(() => ({ builds: [builds.shift() ?? id(third)] })));
    const old = () => findOld(name, 0, { ...squad.location, shops: [shop], now: Date.now() + day });

    expect(await old()).toEqual([]);
    expect(await old()).toContain(copyOf(id(first)));
  });
});
