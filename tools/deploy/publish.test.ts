import { cacheControlOf } from '../build/remote-file-headers.mjs';
import { SetupError } from '../setup/run-command.mjs';
import { Host } from './host';
import { buildOf, copyOf, textOf, toolsCopyOf } from './pointer';
import { publish } from './publish';
import { readState } from './releases';
import { first, id, later, name, newKeys, onEachHost, second, third } from './testing/squad';

onEachHost('A squad that deploys to %s', (squad) => {
  it('puts its build live and records it with its time', async () => {
    const start = Date.now();

    await publish(first, squad.location);

    expect(await squad.live()).toBe(id(first));
    const [release] = (await readState(name, squad.location)).releases;
    expect(release).toMatchObject({ build: id(first), version: '1.0.0', commit: '0123456789abcdef' });
    expect(Date.parse(release?.since ?? '')).toBeGreaterThanOrEqual(start);
    expect(release?.built).toBe(first.built.toISOString());
    expect(await (await fetch(`${squad.url}releases.json`)).json()).toEqual([release]);
  });

  it('uploads the files of the pointer and their companions, nothing else', async () => {
    await publish(first, squad.location);

    const files = [...(await squad.location.store.list()).keys()].sort();
    const copies = [copyOf(id(first)), toolsCopyOf(id(first))];
    const served = [...first.files, ...copies, 'releases.json', 'remote.json', 'mf-manifest.json'];
    expect(files).toEqual(served.sort());
    expect(first.files).toContainEqual(expect.stringMatching(/\.js\.map$/));
  });

  it('keeps the earlier contract live after a build of a later one, and can deploy both again', async () => {
    const earlier = async () => buildOf(await (await fetch(`${squad.url}remote.contract-3.json`)).json());
    await publish(first, squad.location);

    await publish(later, squad.location);
    expect([await squad.live(), await earlier()]).toEqual([id(later), id(first)]);
    await publish(second, squad.location);

    expect([await squad.live(), await earlier()]).toEqual([id(later), id(second)]);
    expect(await squad.history()).toEqual([id(first), id(later)]);
    expect(await (await fetch(`${squad.url}mf-manifest.json`)).json()).toEqual({ text: 'later' });
    for (const file of ['remote.json', 'remote.contract-3.json', 'mf-manifest.json', 'releases.json'])
      expect(cacheControlOf(file)).toBe('no-cache');
    for (const file of first.files) expect(cacheControlOf(file)).toMatch(/immutable/);
  });

  it('keeps the files of the previous version for open tabs', async () => {
    await publish(first, squad.location);
    await publish(second, squad.location);

    expect(await squad.live()).toBe(id(second));
    for (const file of first.files) expect((await fetch(squad.url + file)).status).toBe(200);
  });

  it('changes nothing for visitors if it fails half-way, and succeeds when repeated', async () => {
    await publish(first, squad.location);
    const broken = squad.locationWith({
      create: (file, content) =>
        file.startsWith('profile')
          ? Promise.reject(new Error('cut'))
          : squad.location.store.create(file, content),
    });

    await expect(publish(second, broken)).rejects.toThrow('cut');

    expect(await squad.live()).toBe(id(first));
    expect(await squad.history()).toEqual([id(first)]);
    await publish(second, squad.location);
    expect(await squad.live()).toBe(id(second));
  });

  it.each([
    ['another', [first]],
    ['the first', []],
  ])('is refused after %s concurrent deployment, whose version stays live', async (_which, before) => {
    for (const build of before) await publish(build, squad.location);
    const meanwhile = squad.locationWith({
      async list() {
        await publish(third, squad.location);
        return squad.location.store.list();
      },
    });

    await expect(publish(second, meanwhile)).rejects.toThrow(/remote\.json a changé pendant ce temps/);

    expect(await squad.live()).toBe(id(third));
    expect(await squad.history()).toEqual([...before, third].map(id));
  });

  it('never overwrites a file with other content', async () => {
    const { file } = second.manifest.entry;
    await publish(first, squad.location);
    await squad.location.store.create(file, Buffer.from('other content'));

    await expect(publish(second, squad.location)).rejects.toThrow(
      `${file} existe déjà avec un autre contenu`,
    );

    expect(await (await fetch(squad.url + file)).text()).toBe('other content');
    expect(await squad.live()).toBe(id(first));
  });

  it('is refused if the public URL serves other files', async () => {
    const host = new Host({ url: `${squad.url}elsewhere/`, origin: 'http://localhost:3000' });

    await expect(publish(first, { ...squad.location, host })).rejects.toThrow(
      /statut 404 : .* n'est pas ce que sert .*elsewhere/,
    );

    expect((await fetch(`${squad.url}remote.json`)).status).toBe(404);
  });

  it('records a release that a killed command could not record', async () => {
    await publish(first, squad.location);
    const killed = squad.locationWith({
      swap: (file, content, version) =>
        file === 'releases.json'
          ? Promise.reject(new Error('killed'))
          : squad.location.store.swap(file, content, version),
    });
    await squad.location.store.write(copyOf(id(second)), textOf(second.manifest));
    await expect(publish(second, killed)).rejects.toThrow('killed');
    await publish(second, squad.location);
    await publish(third, squad.location);

    expect(await squad.history()).toEqual([id(first), id(second), id(third)]);
  });

  it('signs its deployment, and is refused without a key of the environment', async () => {
    const keys = newKeys();
    const stranger = newKeys().privateKey;

    await expect(publish(first, { ...squad.location, keys: { ...keys, privateKey: null } })).rejects.toThrow(
      /DEPLOY_KEY_FILE/,
    );
    await expect(
      publish(first, { ...squad.location, keys: { ...keys, privateKey: stranger } }),
    ).rejects.toThrow(SetupError);
    await publish(first, { ...squad.location, keys });

    const pointer = await (await fetch(`${squad.url}remote.json`)).json();
    expect(pointer.signature).toMatch(/^[\w-]+\.\.[\w-]{86}$/);
    expect(buildOf(pointer)).toBe(id(first));
  });
});
