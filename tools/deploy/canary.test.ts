import { copyOf } from './pointer';
import { findOld } from './prune';
import { publish, publishCanary } from './publish';
import { goBack } from './rollback';
import { first, id, name, newKeys, onFolder, second } from './testing/squad';

onFolder('A squad that deploys a canary', (squad) => {
  const pointer = async () => (await fetch(`${squad.url}remote.json`)).json();

  it('adds the build and its percentage to the pointer, and the live version stays', async () => {
    await squad.publish(first);

    await publishCanary(second, 5, squad.location);
    await publishCanary(second, 20, squad.location);

    expect(await squad.live()).toBe(id(first));
    expect((await pointer()).canary).toEqual({ percent: 20, build: id(second) });
    expect(await squad.history()).toEqual([id(first)]);
    for (const file of [copyOf(id(second)), ...second.files])
      expect((await fetch(squad.url + file)).status).toBe(200);
  });

  it('keeps the signature of the live version', async () => {
    const location = { ...squad.location, keys: newKeys() };
    await publish(first, location);
    const { signature } = await pointer();

    await publishCanary(second, 5, location);

    expect((await pointer()).signature).toBe(signature);
    await expect(publish(second, location)).resolves.toMatchObject({ build: id(first) });
  });

  it('ends the canary by a rollback, and by a deployment', async () => {
    await squad.publish(first);
    await publishCanary(second, 5, squad.location);

    const back = await goBack(name, undefined, squad.location);

    expect([back.from, back.to.build]).toEqual([id(second), id(first)]);
    expect(await pointer()).toEqual(first.manifest);
    await publishCanary(second, 50, squad.location);
    await squad.publish(second);
    expect(await pointer()).toEqual(second.manifest);
    expect(await squad.history()).toEqual([id(first), id(second)]);
  });

  it('is refused if no version is live', async () => {
    await expect(publishCanary(first, 5, squad.location)).rejects.toThrow('déployez sans --canary');
  });

  it('keeps the files of the build when old versions are removed', async () => {
    await squad.publish(first);
    await publishCanary(second, 5, squad.location);
    const later = Date.now() + 60_000;
    const { store, keys } = squad.location;

    expect(await findOld(name, 1, { store, keys, now: later })).toEqual([]);
    await goBack(name, undefined, squad.location);
    expect(await findOld(name, 1, { store, keys, now: later })).toContain(copyOf(id(second)));
  });
});
