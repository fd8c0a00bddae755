import { readFileSync } from 'node:fs';
import { bytesOf, copyOf } from './pointer';
import { publish } from './publish';
import { readState } from './releases';
import { goBack } from './rollback';
import { first, id, name, newKeys, onFolder, second, third } from './testing/squad';

onFolder('A squad that goes back', (squad) => {
  it('restores the previous version in one step, and then the later one again', async () => {
    await squad.publish(first, second);

    const back = await goBack(name, undefined, squad.location);

    expect([back.from, back.to.build]).toEqual([id(second), id(first)]);
    expect(await squad.live()).toBe(id(first));
    await goBack(name, undefined, squad.location);
    expect(await squad.live()).toBe(id(second));
    expect(await squad.history()).toEqual([id(first), id(second), id(first), id(second)]);
  });

  it('restores a chosen build, and is refused for one that was never live', async () => {
    await squad.publish(first, second, third);

    await goBack(name, id(first), squad.location);

    expect(await squad.live()).toBe(id(first));
    await expect(goBack(name, '0000000000', squad.location)).rejects.toThrow(/n'a jamais été en ligne/);
  });

  it('is refused if nothing was live before', async () => {
    await expect(goBack(name, undefined, squad.location)).rejects.toThrow(/n'y est pas déployé/);
    await squad.publish(first);

    await expect(goBack(name, undefined, squad.location)).rejects.toThrow(
      /aucune version d'avant .* ne peut revenir/,
    );
  });

  it('is refused for a version with a missing file', async () => {
    await squad.publish(first, second);
    await squad.location.store.remove([first.manifest.entry.file]);

    await expect(goBack(name, undefined, squad.location)).rejects.toThrow(/statut 404/);

    expect(await squad.live()).toBe(id(second));
  });

  it('restores a version that was deployed by hand', async () => {
    for (const file of first.files)
      await squad.location.store.create(file, readFileSync(`${first.folder}/${file}`));
    await squad.location.store.write('remote.json', bytesOf(first.manifest));
    await squad.publish(second);

    await goBack(name, undefined, squad.location);

    expect(await squad.live()).toBe(id(first));
  });

  async function publishSigned() {
    const signing = { ...squad.location, keys: newKeys() };
    for (const build of [first, second]) await publish(build, signing);
    return signing;
  }

  it('never restores a version that an attacker has uploaded, even if the key is available', async () => {
    const signing = await publishSigned();
    await squad.location.store.write('remote.json', bytesOf(third.manifest));
    await squad.location.store.write(copyOf(id(third)), bytesOf(third.manifest));

    const back = await goBack(name, undefined, signing);

    expect(back.to.build).toBe(id(second));
    await goBack(name, undefined, signing);
    expect(await squad.live()).toBe(id(first));
    const { releases } = await readState(name, signing);
    expect(releases.map(({ build }) => build)).toEqual([id(first), id(second), id(first)]);
  });

  it('does not restore a version whose signature was removed', async () => {
    const signing = await publishSigned();
    await squad.location.store.write(copyOf(id(first)), bytesOf(first.manifest));

    await expect(goBack(name, id(first), signing)).rejects.toThrow(/n'a pas la signature demandée/);
    await expect(goBack(name, undefined, signing)).rejects.toThrow(/ne peut revenir/);

    expect(await squad.live()).toBe(id(second));
  });
});
