import { createServer } from 'node:http';
import { listening } from '../setup/testing/listening';
import { findOld } from './prune';
import { publish } from './publish';
import { Shop } from './shop';
import { first, id, later, name, onFolder, second, third } from './testing/squad';

/** Responses of the shop by URL, sent in order; the last one is repeated. */
const responses = new Map<string, object[]>();
const server = createServer(({ url = '' }, response) => {
  const [next, ...later] = responses.get(url) ?? [];
  if (later.length > 0) responses.set(url, later);
  response.writeHead(next ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(next));
});
let shop: Shop;
beforeAll(async () => {
  shop = new Shop(`http://127.0.0.1:${await listening(server)}/`);
});
beforeEach(() => responses.clear());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('a deployment completes once the shop has accepted the build', async () => {
  responses.set(`/remotes/${name}.json?build=1`, [{ state: 'waiting' }, { state: 'live' }]);

  await expect(shop.awaitVerdict(name, '1')).resolves.toBeUndefined();
});

it('a deployment that the shop refuses fails with the reason', async () => {
  responses.set(`/remotes/${name}.json?build=1`, [{ state: 'refused', reason: 'utilise Link' }]);

  await expect(shop.awaitVerdict(name, '1')).rejects.toThrow(`refuse ${name} (1) : utilise Link`);
});

onFolder('A squad that prunes for a shop', (squad) => {
  it('keeps the version that the shop uses if two later ones were refused', async () => {
    for (const build of [first, second, third]) await publish(build, squad.location);
    responses.set(`/remotes/${name}.json`, [{ ...first.manifest, url: squad.url }]);

    const now = Date.now() + 86_400_000;
    expect(await findOld(name, 0, { ...squad.location, shops: [shop], now })).toEqual([]);
    responses.set(`/remotes/${name}.json`, [third.manifest]);
    const old = await findOld(name, 0, { ...squad.location, shops: [shop], now });

    expect(old).toContain(`remote.${id(first)}.json`);
  });

  it('removes the pointer of an earlier contract once no shop accepts it', async () => {
    await publish(first, squad.location);
    await publish(later, squad.location);
    const now = Date.now() + 86_400_000;
    const pointer = 'remote.contract-3.json';
    const old = () => findOld(name, 0, { ...squad.location, shops: [shop], now });

    responses.set('/contract.json', [{ contracts: [4, 3] }]);
    expect(await old()).not.toContain(pointer);
    responses.set('/contract.json', [{ contracts: [4] }]);
    expect(await old()).toContain(pointer);
  });

  it('keeps the tools’ file of a recent build that is also the pointer of an earlier contract', async () => {
    await publish(first, squad.location);
    await publish(later, squad.location);
    responses.set('/contract.json', [{ contracts: [4] }]);

    const now = Date.now() + 86_400_000;
    const old = await findOld(name, 0, { ...squad.location, shops: [shop], now });

    expect(old).toContain('remote.contract-3.json');
    expect(old).not.toContain(`mf-manifest.${id(first)}.json`);
  });

  it('has at most a thousand releases in its history', async () => {
    const since = (index: number) => new Date(index * 1000).toISOString();
    const many = Array.from({ length: 1200 }, (_each, index) => ({ build: `${index}`, since: since(index) }));
    await squad.location.store.write('releases.json', Buffer.from(JSON.stringify(many)));

    await publish(first, squad.location);

    const history = await squad.history();
    expect([history.length, history[0], history.at(-1)]).toEqual([1000, '201', id(first)]);
  });
});
