import { generateKeyPairSync } from 'node:crypto';
import { cacheControlOf } from '../../build-config/remote-files.mjs';
import { SetupError } from '../setup/stop-with.mjs';
import { goBack } from './go-back.mjs';
import { openStore } from './open-store.mjs';
import { buildOf, copyOf, textOf } from './pointer.mjs';
import { findOld } from './prune.mjs';
import { publish } from './publish.mjs';
import { Host } from './read-back.mjs';
import { readState } from './releases.mjs';
import { makeBuild } from './testing/builds.mjs';
import { FolderHost } from './testing/folder-host.mjs';
import { S3Double } from './testing/s3-double.mjs';

const name = 'mfe-account';
const day = 86_400_000;
const [first, second, third] = ['first', 'second', 'third'].map((text) => makeBuild(text));
const later = makeBuild('later', { contract: 4 });
const id = ({ manifest }) => buildOf(manifest);
const noKeys = { privateKey: null, publicKeys: [] };

describe.each([
  ['a folder', FolderHost],
  ['an S3 bucket', S3Double],
])('A squad that deploys to %s', (_what, Kind) => {
  let kind;
  let place;
  let url;
  let count = 0;
  beforeAll(async () => {
    kind = await Kind.start();
  });
  afterAll(() => kind.stop());
  beforeEach(async () => {
    count += 1;
    const found = kind.place(`folder-${count}`);
    url = found.url;
    place = {
      store: await openStore(found.to, '/'),
      host: new Host({ url, origin: 'http://localhost:3000' }),
      keys: noKeys,
    };
  });

  const liveAtUrl = async () => buildOf(await (await fetch(`${url}remote.json`)).json());
  const history = async () => (await readState(name, place)).releases.map(({ build }) => build);

  it('has its build live, and writes down what it was and since when', async () => {
    const start = Date.now();

    await publish(first, place);

    expect(await liveAtUrl()).toBe(id(first));
    const [release] = (await readState(name, place)).releases;
    expect(release).toMatchObject({ build: id(first), version: '1.0.0', commit: '0123456789abcdef' });
    expect(Date.parse(release.since)).toBeGreaterThanOrEqual(start);
    expect(release.built).toBe(first.built.toISOString());
    expect(await (await fetch(`${url}releases.json`)).json()).toEqual([release]);
  });

  it('uploads what the pointer names and what belongs to it, nothing else', async () => {
    await publish(first, place);

    const files = [...(await place.store.list()).keys()].sort();
    const served = [...first.files, copyOf(id(first)), 'releases.json', 'remote.json', 'mf-manifest.json'];
    expect(files).toEqual(served.sort());
    expect(first.files).toContainEqual(expect.stringMatching(/\.js\.map$/));
  });

  it('has both contracts live once it deploys a build of a later one, and each can be deployed again', async () => {
    const earlier = async () => buildOf(await (await fetch(`${url}remote.contract-3.json`)).json());
    await publish(first, place);

    await publish(later, place);
    expect([await liveAtUrl(), await earlier()]).toEqual([id(later), id(first)]);
    await publish(second, place);

    expect([await liveAtUrl(), await earlier()]).toEqual([id(later), id(second)]);
    expect(await history()).toEqual([id(first), id(later)]);
    expect(await (await fetch(`${url}mf-manifest.json`)).json()).toEqual({ text: 'later' });
    for (const file of ['remote.json', 'remote.contract-3.json', 'mf-manifest.json', 'releases.json'])
      expect(cacheControlOf(file)).toBe('no-cache');
    for (const file of first.files) expect(cacheControlOf(file)).toMatch(/immutable/);
  });

  it('prunes nothing that the pointer of an earlier contract needs', async () => {
    await publish(first, place);
    await publish(later, place);
    await publish(second, place);

    const old = await findOld(name, 0, { ...place, now: Date.now() + 40 * day });

    expect(old).not.toContain('remote.contract-3.json');
    for (const file of second.files) expect(old).not.toContain(file);
  });

  it('leaves the files of the version before for open tabs', async () => {
    await publish(first, place);
    await publish(second, place);

    expect(await liveAtUrl()).toBe(id(second));
    for (const file of first.files) expect((await fetch(url + file)).status).toBe(200);
  });

  it('changes nothing for visitors when it breaks off in the middle, and is done with when tried again', async () => {
    await publish(first, place);
    const broken = Object.assign(Object.create(place.store), {
      create: (file, content) =>
        file.startsWith('profile') ? Promise.reject(new Error('cut')) : place.store.create(file, content),
    });

    await expect(publish(second, { ...place, store: broken })).rejects.toThrow('cut');

    expect(await liveAtUrl()).toBe(id(first));
    expect(await history()).toEqual([id(first)]);
    await publish(second, place);
    expect(await liveAtUrl()).toBe(id(second));
  });

  it('is refused when somebody else deploys meanwhile, whose version stays', async () => {
    await publish(first, place);
    const meanwhile = Object.assign(Object.create(place.store), {
      async list() {
        await publish(third, place);
        return place.store.list();
      },
    });

    await expect(publish(second, { ...place, store: meanwhile })).rejects.toThrow(
      /remote\.json a changé pendant ce temps/,
    );

    expect(await liveAtUrl()).toBe(id(third));
    expect(await history()).toEqual([id(first), id(third)]);
  });

  it('is refused when somebody else deploys for the first time meanwhile', async () => {
    const meanwhile = Object.assign(Object.create(place.store), {
      async list() {
        await publish(third, place);
        return place.store.list();
      },
    });

    await expect(publish(second, { ...place, store: meanwhile })).rejects.toThrow(/a changé/);

    expect(await liveAtUrl()).toBe(id(third));
  });

  it('never overwrites a file of another content', async () => {
    const { file } = second.manifest.entry;
    await publish(first, place);
    await place.store.create(file, Buffer.from('of somebody else'));

    await expect(publish(second, place)).rejects.toThrow(`${file} existe déjà avec un autre contenu`);

    expect(await (await fetch(url + file)).text()).toBe('of somebody else');
    expect(await liveAtUrl()).toBe(id(first));
  });

  it('is refused when the public address leads elsewhere', async () => {
    const host = new Host({ url: `${url}elsewhere/`, origin: 'http://localhost:3000' });

    await expect(publish(first, { ...place, host })).rejects.toThrow(
      /statut 404 : .* n'est pas ce que sert .*elsewhere/,
    );

    expect((await fetch(`${url}remote.json`)).status).toBe(404);
  });

  it('goes back to the version before in one step, and forth again', async () => {
    await publish(first, place);
    await publish(second, place);

    const back = await goBack(name, undefined, place);

    expect([back.from, back.to.build]).toEqual([id(second), id(first)]);
    expect(await liveAtUrl()).toBe(id(first));
    await goBack(name, undefined, place);
    expect(await liveAtUrl()).toBe(id(second));
    expect(await history()).toEqual([id(first), id(second), id(first), id(second)]);
  });

  it('goes back to a build of its choice', async () => {
    for (const build of [first, second, third]) await publish(build, place);

    await goBack(name, id(first), place);

    expect(await liveAtUrl()).toBe(id(first));
    await expect(goBack(name, '0000000000', place)).rejects.toThrow(/n'a jamais été en ligne/);
  });

  it('cannot go back where nothing was live before', async () => {
    await expect(goBack(name, undefined, place)).rejects.toThrow(/n'y est pas déployé/);
    await publish(first, place);

    await expect(goBack(name, undefined, place)).rejects.toThrow(/aucune version d'avant .* ne peut revenir/);
  });

  it('does not go back to a version of which a file is gone', async () => {
    await publish(first, place);
    await publish(second, place);
    await place.store.remove([first.manifest.entry.file]);

    await expect(goBack(name, undefined, place)).rejects.toThrow(/statut 404/);

    expect(await liveAtUrl()).toBe(id(second));
  });

  it('goes back to what was put there by hand before', async () => {
    for (const file of first.files)
      await place.store.create(file, require('node:fs').readFileSync(`${first.folder}/${file}`));
    await place.store.write('remote.json', textOf(first.manifest));
    await publish(second, place);

    await goBack(name, undefined, place);

    expect(await liveAtUrl()).toBe(id(first));
  });

  it('writes down at the next command what a command could not that ended too early', async () => {
    await publish(first, place);
    const killed = Object.assign(Object.create(place.store), {
      swap: (file, ...rest) =>
        file === 'releases.json' ? Promise.reject(new Error('killed')) : place.store.swap(file, ...rest),
    });
    await place.store.write(copyOf(id(second)), textOf(second.manifest));
    await expect(publish(second, { ...place, store: killed })).rejects.toThrow('killed');
    await publish(second, place);
    await publish(third, place);

    expect(await history()).toEqual([id(first), id(second), id(third)]);
  });

  it('prunes what nobody needs: not what is live, was live a short time ago, or what it would go back to', async () => {
    for (const build of [first, second, third]) await publish(build, place);
    const old = (days, now) => findOld(name, days * day, { ...place, now });

    expect(await old(30, Date.now())).toEqual([]);
    const files = await old(30, Date.now() + 31 * day);
    await place.store.remove(files);

    const own = first.files.filter((file) => !file.startsWith('assets/'));
    expect(files.toSorted()).toEqual([...own, copyOf(id(first))].sort());
    for (const file of [...second.files, ...third.files]) expect((await fetch(url + file)).status).toBe(200);
    await goBack(name, undefined, place);
    expect(await liveAtUrl()).toBe(id(second));
    await expect(goBack(name, id(first), place)).rejects.toThrow(/manque \(prune\)/);
  });

  it('prunes what a deployment has left behind that was never done with, not one that is under way', async () => {
    await publish(first, place);
    const broken = Object.assign(Object.create(place.store), {
      swap: () => Promise.reject(new Error('cut')),
    });
    await expect(publish(second, { ...place, store: broken })).rejects.toThrow('cut');
    const old = (now) => findOld(name, day, { ...place, now });

    expect(await old(Date.now())).toEqual([]);
    const files = await old(Date.now() + 2 * day);

    const own = second.files.filter((file) => !file.startsWith('assets/'));
    expect(files.toSorted()).toEqual([...own, copyOf(id(second))].sort());
  });

  it('keeps what was live in the time that it names, however long ago it was deployed', async () => {
    await publish(first, place);
    await publish(second, place);
    await publish(third, place);
    const { releases } = await readState(name, place);
    const now = Date.now() + 31 * day;
    const list = releases.map((release, index) =>
      index === 0 ? release : { ...release, since: new Date(now - (3 - index) * day).toISOString() },
    );
    await place.store.write('releases.json', Buffer.from(JSON.stringify(list)));

    expect(await findOld(name, 30 * day, { ...place, now })).toEqual([]);
  });

  it('never goes back to a version that a stranger has put there, not even with the key at hand', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const publicKeys = [publicKey.export({ type: 'spki', format: 'der' }).toString('base64')];
    const signing = { ...place, keys: { privateKey, publicKeys } };
    await publish(first, signing);
    await publish(second, signing);
    await place.store.write('remote.json', textOf(third.manifest));
    await place.store.write(copyOf(id(third)), textOf(third.manifest));

    const back = await goBack(name, undefined, signing);

    expect(back.to.build).toBe(id(second));
    await goBack(name, undefined, signing);
    expect(await liveAtUrl()).toBe(id(first));
    const { releases } = await readState(name, signing);
    expect(releases.map(({ build }) => build)).toEqual([id(first), id(second), id(first)]);
  });

  it('does not go back to a version whose signature somebody has taken away', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const publicKeys = [publicKey.export({ type: 'spki', format: 'der' }).toString('base64')];
    const signing = { ...place, keys: { privateKey, publicKeys } };
    await publish(first, signing);
    await publish(second, signing);
    await place.store.write(copyOf(id(first)), textOf(first.manifest));

    await expect(goBack(name, id(first), signing)).rejects.toThrow(/n'a pas la signature demandée/);
    await expect(goBack(name, undefined, signing)).rejects.toThrow(/ne peut revenir/);

    expect(await liveAtUrl()).toBe(id(second));
  });

  it('signs what it deploys, and is refused without the key that the environment asks for', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const stranger = generateKeyPairSync('ed25519').privateKey;
    const publicKeys = [publicKey.export({ type: 'spki', format: 'der' }).toString('base64')];

    await expect(publish(first, { ...place, keys: { privateKey: null, publicKeys } })).rejects.toThrow(
      /DEPLOY_KEY_FILE/,
    );
    await expect(publish(first, { ...place, keys: { privateKey: stranger, publicKeys } })).rejects.toThrow(
      SetupError,
    );
    await publish(first, { ...place, keys: { privateKey, publicKeys } });

    const pointer = await (await fetch(`${url}remote.json`)).json();
    expect(pointer.signature).toMatch(/^[\w-]+\.\.[\w-]{86}$/);
    expect(buildOf(pointer)).toBe(id(first));
  });
});

describe('A squad that deploys to an S3 bucket', () => {
  let double;
  beforeAll(async () => {
    double = await S3Double.start();
  });
  afterAll(() => double.stop());
  const placeAt = async (folder) => {
    const { to, url } = double.place(folder);
    return { store: await openStore(to, '/'), host: new Host({ url, origin: 'http://shop' }), keys: noKeys };
  };

  it('has types and times of caching as the guide for integrators asks for', async () => {
    await publish(first, await placeAt('headers'));

    const headersOf = async (file) => {
      const { headers } = await fetch(double.place('headers').url + file);
      return [headers.get('content-type'), headers.get('cache-control')];
    };
    const forAYear = 'public, max-age=31536000, immutable';
    expect(await headersOf(first.manifest.entry.file)).toEqual(['text/javascript; charset=utf-8', forAYear]);
    expect(await headersOf('assets/logo.0a1b2c3d.svg')).toEqual(['image/svg+xml', forAYear]);
    for (const file of ['remote.json', 'releases.json', copyOf(id(first))])
      expect(await headersOf(file)).toEqual(['application/json', 'no-cache']);
  });

  it('is refused by a provider that takes no notice of conditions', async () => {
    double.knowsConditions = false;

    await expect(publish(first, await placeAt('careless'))).rejects.toThrow(/écritures conditionnelles/);

    expect((await fetch(`${double.place('careless').url}remote.json`)).status).toBe(404);
    double.knowsConditions = true;
  });

  it.each([
    ['the bucket is not there', {}, 's3://nowhere/x', /ce compartiment n'existe pas : changez --to/],
    [
      'nobody listens',
      { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' },
      's3://shop/x',
      /ne répond pas \(ECONNREFUSED\)/,
    ],
    ['nobody knows the account', { AWS_ACCESS_KEY_ID: 'STRANGER' }, 's3://shop/x', /accès refusé/],
  ])('reads in one line what to change when %s', async (_what, variables, to, line) => {
    Object.assign(process.env, variables);
    const store = await openStore(to, '/');

    await expect(store.list()).rejects.toThrow(line);

    Object.assign(process.env, double.variables);
  });
});
