import { listLimits } from 'shared-contracts/api/limits';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { api, refusal } from '../testing/api';
import { camille, karim } from '../testing/buyers';
import { bags, soap } from '../testing/test-buyer';

beforeEach(() => api.sql('delete from shopping_lists'));

const listsOf = async (token: string) => (await api.get<ShoppingList[]>('/users/lists', token)).data;
const make = (body: object, token = camille.token) => api.post<ShoppingList>('/users/lists', body, token);
const change = (id: string, body: object, token = camille.token) =>
  api.patch<ShoppingList>(`/users/lists/${id}`, body, token);
const addTo = (id: string, lines: readonly object[]) =>
  api.post<ShoppingList>(`/users/lists/${id}/lines`, { lines }, camille.token);
const codes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ productCode: `CODE-${index}`, quantity: 1 }));

describe('a customer with lists', () => {
  it('gets only the lists of the account, oldest first and with deleted articles', async () => {
    const lines = [soap, { productCode: 'DELETED', quantity: 12 }];
    await make({ name: 'Étage 2', lines });
    await make({ name: ' Cuisine ' });

    const lists = await listsOf(camille.token);

    expect(lists.map(({ name, lines, version }) => [name, lines, version])).toEqual([
      ['Étage 2', lines, 1],
      ['Cuisine', [], 1],
    ]);
    expect(await listsOf(karim.token)).toEqual([]);
  });

  it('renames a list and keeps its lines, or replaces its lines and keeps its name', async () => {
    const { data } = await make({ name: 'Cuisine', lines: [soap] });

    const renamed = await change(data.id, { version: 1, name: 'Cuisine du 1er' });
    const replaced = await change(data.id, { version: 2, lines: [bags] });

    expect(renamed.data).toMatchObject({ name: 'Cuisine du 1er', lines: [soap], version: 2 });
    expect(replaced.data).toMatchObject({ name: 'Cuisine du 1er', lines: [bags], version: 3 });
  });

  it.each(['cuisine', '  CUISINE ', 'Cuisiné'])('is refused the name %j of an own list', async (name) => {
    await make({ name: 'Cuisine' });
    const other = await make({ name: 'Étage 2' });

    const made = await make({ name });
    const renamed = await change(other.data.id, { version: 1, name });

    const message = `Vous avez déjà une liste «\u00a0${name.trim()}\u00a0».`;
    for (const each of [made, renamed])
      expect(each).toMatchObject(refusal(409, 'list_name_taken', { message }));
    expect((await make({ name: 'Cuisine' }, karim.token)).status).toBe(201);
  });

  it('can delete a list, and cannot change, extend or delete a list of another customer', async () => {
    const { data } = await make({ name: 'Cuisine', lines: [soap] });

    const tries = await Promise.all([
      change(data.id, { version: 1, lines: [] }, karim.token),
      api.post(`/users/lists/${data.id}/lines`, { lines: [bags] }, karim.token),
      api.delete(`/users/lists/${data.id}`, karim.token),
    ]);

    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await listsOf(camille.token)).toEqual([data]);
    expect(await api.delete(`/users/lists/${data.id}`, camille.token)).toMatchObject({
      status: 200,
      data: { id: data.id },
    });
    expect(await listsOf(camille.token)).toEqual([]);
  });
});

it('a customer with two open tabs cannot overwrite a line added by the other tab', async () => {
  const { data } = await make({ name: 'Cuisine', lines: [soap] });
  await addTo(data.id, [bags]);

  const late = await change(data.id, { version: data.version, lines: [] });

  expect(late).toMatchObject(refusal(409, 'list_changed'));
  expect((await listsOf(camille.token))[0]?.lines).toEqual([soap, bags]);
});

it('a customer with two open tabs gets all articles that both tabs add at the same time', async () => {
  const { data } = await make({ name: 'Cuisine' });

  await Promise.all(codes(10).map((line) => addTo(data.id, [line, soap])));

  const [list] = await listsOf(camille.token);
  expect(list?.lines).toHaveLength(11);
  expect(list?.lines).toContainEqual({ ...soap, quantity: 10 * soap.quantity });
});

it('a customer with two open tabs gets one list when both tabs create the same name at the same time', async () => {
  const made = await Promise.all(['Cuisine', 'CUISINE'].map((name) => make({ name })));

  expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await listsOf(camille.token)).toHaveLength(1);
});

it('an account can have at most 50 lists', async () => {
  const customerId = (await api.profile(camille.token)).data.id;
  await api.sql(
    "insert into shopping_lists (name, customer_id, lines) select 'Liste ' || n, $1::uuid, '[]' from generate_series(2, 50) n",
    customerId,
  );

  const last = await make({ name: 'La dernière' });
  const refused = await make({ name: 'Une de trop' });

  expect(last.status).toBe(201);
  expect(refused).toMatchObject(refusal(409, 'too_many_lists'));
  expect(await listsOf(camille.token)).toHaveLength(listLimits.lists);
});

it('a list can have at most 200 lines, whose quantities may grow, and a refused change leaves it unchanged', async () => {
  const { data } = await make({ name: 'Cuisine', lines: codes(listLimits.lines) });

  const tooMany = await addTo(data.id, [soap]);
  const more = await addTo(data.id, codes(listLimits.lines));
  const other = await make({ name: 'Réserve', lines: codes(listLimits.lines + 1) });

  expect(tooMany).toMatchObject(refusal(409, 'too_many_lines'));
  expect(more.data.lines).toEqual(codes(listLimits.lines).map((line) => ({ ...line, quantity: 2 })));
  expect(other).toMatchObject({ status: 400, data: { field: 'lines' } });
});

it('a list refuses a sum of quantities that is not a safe integer', async () => {
  const most = { ...soap, quantity: Number.MAX_SAFE_INTEGER };
  const { data } = await make({ name: 'Cuisine', lines: [most] });

  expect(await addTo(data.id, [soap])).toMatchObject(refusal(400, 'invalid_quantity'));
});
