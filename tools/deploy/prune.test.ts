import { goBack } from './go-back';
import { copyOf } from './pointer';
import { findOld } from './prune';
import { publish } from './publish';
import { readState } from './releases';
import { first, id, later, name, onEachHost, second, third } from './testing/squad';

const day = 86_400_000;

onEachHost('A squad that makes room at %s', (squad) => {
  it('prunes nothing that the pointer of an earlier contract needs', async () => {
    await publish(first, squad.location);
    await publish(later, squad.location);
    await publish(second, squad.location);

    const old = await findOld(name, 0, { ...squad.location, now: Date.now() + 40 * day });

    expect(old).not.toContain('remote.contract-3.json');
    for (const file of second.files) expect(old).not.toContain(file);
  });

  it('prunes what nobody needs: not what is live, was live a short time ago, or what it would go back to', async () => {
    for (const build of [first, second, third]) await publish(build, squad.location);
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

  it('prunes what a deployment has left behind that was never done with, not one that is under way', async () => {
    await publish(first, squad.location);
    const broken = Object.assign(Object.create(squad.location.store), {
      swap: () => Promise.reject(new Error('cut')),
    });
    await expect(publish(second, { ...squad.location, store: broken })).rejects.toThrow('cut');
    const old = (now: number) => findOld(name, day, { ...squad.location, now });

    expect(await old(Date.now())).toEqual([]);
    const files = await old(Date.now() + 2 * day);

    const own = second.files.filter((file) => !file.startsWith('assets/'));
    expect(files.toSorted()).toEqual([...own, copyOf(id(second))].sort());
  });

  it('keeps what was live in the time that it names, however long ago it was deployed', async () => {
    await publish(first, squad.location);
    await publish(second, squad.location);
    await publish(third, squad.location);
    const { releases } = await readState(name, squad.location);
    const now = Date.now() + 31 * day;
    const list = releases.map((release, index) =>
      index === 0 ? release : { ...release, since: new Date(now - (3 - index) * day).toISOString() },
    );
    await squad.location.store.write('releases.json', Buffer.from(JSON.stringify(list)));

    expect(await findOld(name, 30 * day, { ...squad.location, now })).toEqual([]);
  });
});
