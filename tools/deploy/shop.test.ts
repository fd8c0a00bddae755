import { findOld } from './prune';
import { Shop } from './shop';
import { serveJson } from './testing/json-server';
import { first, id, name, onFolder, second, third } from './testing/squad';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

/** Responses of the shop by URL, sent in order; the last one is repeated. */
const responses = new Map<string, object[]>();
let shop: Shop;
beforeAll(async () => {
  const origin = await serveJson((path) => {
    const [next, ...later] = responses.get(path) ?? [];
    if (later.length > 0) responses.set(path, later);
    return next;
  });
  shop = new Shop(origin);
});
beforeEach(() => responses.clear());

it('a deployment completes once the shop has accepted the build', async () => {
  responses.set(`/remotes/${name}.json?build=1`, [{ state: 'waiting' }, { state: 'live' }]);

  await expect(shop.awaitVerdict(name, '1')).resolves.toBeUndefined();
});

it('a deployment that the shop refuses fails with the reason', async () => {
  responses.set(`/remotes/${name}.json?build=1`, [{ state: 'refused', reason: 'utilise Link' }]);

  await expect(shop.awaitVerdict(name, '1')).rejects.toThrow(`refuse ${name} (1) : utilise Link`);
});

it('a deployment that one of several shells refuses fails with the reason', async () => {
  const responded = [{ state: 'live' }, { state: 'refused', reason: 'too old' }, { state: 'live' }];
  responses.set(`/remotes/${name}.json?build=1`, responded);

  await expect(shop.awaitVerdict(name, '1')).rejects.toThrow(/: too old$/);
});

it('a deployment whose build the shop takes back within its minutes fails with the reason', async () => {
  const accepted = Array.from({ length: 16 }, () => ({ state: 'live' }));
  responses.set(`/remotes/${name}.json?build=1`, [...accepted, { state: 'refused', reason: '9 %' }]);

  await expect(shop.awaitVerdict(name, '1', 10)).rejects.toThrow(/: 9 %$/);
});

onFolder('A squad that prunes for a shop', (squad) => {
  it('keeps the versions that the shells of a shop use if later ones were refused', async () => {
    await squad.publish(first, second, third);
    const used = [third, first].map(({ manifest }) => ({ ...manifest, url: squad.url }));
    responses.set(`/remotes/${name}.json`, used);

    const now = Date.now() + 86_400_000;
    expect(await findOld(name, 0, { ...squad.location, shops: [shop], now })).toEqual([]);
    responses.set(`/remotes/${name}.json`, [third.manifest]);
    const old = await findOld(name, 0, { ...squad.location, shops: [shop], now });

    expect(old).toContain(`remote.${id(first)}.json`);
  });

  it('has at most a thousand releases in its history', async () => {
    const since = (index: number) => new Date(index * 1000).toISOString();
    const many = Array.from({ length: 1200 }, (_each, index) => ({ build: `${index}`, since: since(index) }));
    await squad.location.store.write('releases.json', Buffer.from(JSON.stringify(many)));

    await squad.publish(first);

    const history = await squad.history();
    expect([history.length, history[0], history.at(-1)]).toEqual([1000, '201', id(first)]);
  });
});
