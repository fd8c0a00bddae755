import { soap } from '../test-buyer';
import { type CallExpectation, type Change, having, huge, own, ownById, without } from './expectation';

const ofKarim =
  (rest = ''): Change =>
  async (request, users) => {
    const { id } = await users.newList(users.karim);
    return { ...request, url: `/users/lists/${id}${rest}` };
  };

const lineFaults = {
  wrongType: having({ lines: [{ ...soap, quantity: '3' }] }),
  absurdNumber: having({ lines: [{ ...soap, quantity: huge }] }),
  zeroByte: having({ lines: [{ productCode: 'NS\0', quantity: 1 }] }),
};

/** Named lists of articles. */
export const listCalls: Readonly<Record<string, CallExpectation>> = {
  'GET /users/lists': own('/users/lists'),
  'POST /users/lists': {
    isPrivate: true,
    request: async (users) => {
      // The name of a list that is gone is free again.
      const { id, name } = await users.newList(users.camille);
      await users.api.call('DELETE', `/users/lists/${id}`, { token: users.camille.token });
      return { url: '/users/lists', token: users.camille.token, body: { name, lines: [soap] } };
    },
    answers: '201',
    foreignId: having({ lines: [{ productCode: 'NOT-THERE', quantity: 1 }] }),
    missingField: without('name'),
    ...lineFaults,
    // An article that is gone may stay on a list.
    but: { foreignId: '201' },
  },
  'PATCH /users/lists/:id': {
    isPrivate: true,
    request: async (users) => {
      const { id, version, name } = await users.newList(users.camille);
      return {
        url: `/users/lists/${id}`,
        token: users.camille.token,
        body: { version, name: `${name} bis`, lines: [] },
      };
    },
    answers: '200',
    foreignId: ofKarim(),
    missingField: without('version'),
    ...lineFaults,
    but: { othersToken: '404 not_found' },
  },
  'POST /users/lists/:id/lines': {
    isPrivate: true,
    request: async (users) => {
      const { id } = await users.newList(users.camille);
      return { url: `/users/lists/${id}/lines`, token: users.camille.token, body: { lines: [soap] } };
    },
    answers: '200',
    foreignId: ofKarim('/lines'),
    missingField: without('lines'),
    ...lineFaults,
    but: { othersToken: '404 not_found' },
  },
  'DELETE /users/lists/:id': ownById(
    (id) => `/users/lists/${id}`,
    async (users) => (await users.newList(users.camille)).id,
    async (users) => (await users.newList(users.karim)).id,
  ),
};
