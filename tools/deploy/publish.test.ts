import { buildOf } from 'server-kit/remote-build';
import { Host } from './host';
import { bytesOf, copyOf } from './pointer';
import { publish, publishCanary } from './publish';
import { readState } from './releases';
import { goBack } from './rollback';
import { first, id, name, newKeys, onEachHost, onFolder, second, third } from './testing/squad';

onEachHost('A squad that deploys to %s', (squad) => {
  it('puts its build live and records it with its time', async () => {
    const start = Date.now();

    await squad.publish(first);

    expect(await squad.live()).toBe(id(first));
    const [release] = (await readState(name, squad.location)).releases;
    expect(release).toMatchObject({ build: id(first), version: '1.0.0', commit: '0123456789abcdef' });
    expect(Date.parse(release?.since ?? '')).toBeGreaterThanOrEqual(start);
    expect(release?.built).toBe(first.built.toISOString());
    expect(await (await fetch(`${squad.url}releases.json`)).json()).toEqual([release]);
  });

  it('uploads the files of the pointer and their companions, nothing else', async () => {
    await squad.publish(first);

    const files = [...(await squad.location.store.list()).keys()].sort();
    const served = [...first.files, copyOf(id(first)), 'releases.json', 'remote.json'];
    expect(files).toEqual(served.sort());
    expect(first.files).toContainEqual(expect.stringMatching(/\.js\.map$/));
  });

  it('changes nothing for visitors if it fails half-way, and succeeds when repeated', async () => {
    await squad.publish(first);
    const broken = squad.locationWith({
      create: (file, content) =>
        file.startsWith('profile')
          ? Promise.reject(new Error('cut'))
          : squad.location.store.create(file, content),
    });

    await expect(publish(second, broken)).rejects.toThrow('cut');

    expect(await squad.live()).toBe(id(first));
    expect(await squad.history()).toEqual([id(first)]);
    await squad.publish(second);
    expect(await squad.live()).toBe(id(second));
  });

  it.each([
    ['another', [first]],
    ['the first', []],
  ])('is refused after %s concurrent deployment, whose version stays live', async (_which, before) => {
    await squad.publish(...before);
    const meanwhile = squad.locationWith({
      async list() {
        await squad.publish(third);
        return squad.location.store.list();
      },
    });

    await expect(publish(second, meanwhile)).rejects.toThrow(/remote\.json a changé pendant ce temps/);

    expect(await squad.live()).toBe(id(third));
    expect(await squad.history()).toEqual([...before, third].map(id));
  });

  it('never overwrites a file with other content', async () => {
    const { file } = second.manifest.entry;
    await squad.publish(first);
    await squad.location.store.create(file, Buffer.from('other content'));

    await expect(publish(second, squad.location)).rejects.toThrow(
      `${file} existe déjà avec un autre contenu`,
    );

    expect(await (await fetch(squad.url + file)).text()).toBe('other content');
    expect(await squad.live()).toBe(id(first));
  });
});

onFolder('A squad that deploys', (squad) => {
  it('is refused if the public URL serves other files', async () => {
    const host = new Host(`${squad.url}elsewhere/`, 'http://localhost:3000');

    await expect(publish(first, { ...squad.location, host })).rejects.toThrow(
      /statut 404 : .* n'est pas ce que sert .*elsewhere/,
    );

    expect((await fetch(`${squad.url}remote.json`)).status).toBe(404);
  });

  it('records a release that a killed command could not record', async () => {
    await squad.publish(first);
    const killed = squad.locationWith({
      swap: (file, content, version) =>
        file === 'releases.json'
          ? Promise.reject(new Error('killed'))
          : squad.location.store.swap(file, content, version),
    });
    await squad.location.store.write(copyOf(id(second)), bytesOf(second.manifest));
    await expect(publish(second, killed)).rejects.toThrow('killed');
    await squad.publish(second, third);

    expect(await squad.history()).toEqual([id(first), id(second), id(third)]);
  });

  it('has at most a thousand releases in its history', async () => {
    const since = (index: number) => new Date(index * 1000).toISOString();
    const many = Array.from({ length: 1200 }, (_each, index) => ({ build: `${index}`, since: since(index) }));
    await squad.location.store.write('releases.json', Buffer.from(JSON.stringify(many)));

    await squad.publish(first);

    const history = await squad.history();
    expect([history.length, history[0], history.at(-1)]).toEqual([1000, '201', id(first)]);
  });

  it('signs its deployment, and is refused without a key of the environment', async () => {
    const keys = newKeys();
    const stranger = newKeys().privateKey;

    await expect(publish(first, { ...squad.location, keys: { ...keys, privateKey: null } })).rejects.toThrow(
      /DEPLOY_KEY_FILE/,
    );
    await expect(
      publish(first, { ...squad.location, keys: { ...keys, privateKey: stranger } }),
    ).rejects.toThrow(/^La clé de DEPLOY_KEY_FILE n'est pas celle/);
    await publish(first, { ...squad.location, keys });

    const pointer = await (await fetch(`${squad.url}remote.json`)).json();
    expect(pointer.signature).toMatch(/^[\w-]+\.\.[\w-]{86}$/);
    expect(buildOf(pointer)).toBe(id(first));
  });
});

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
});
