import { demoPassword } from '../../../seed/customers';
import { address } from '../forms';
import { soap } from '../test-buyer';
import { type CallExpectation, type Change, having, own, ownById } from './expectation';

const ofKarim =
  (rest = ''): Change =>
  async (request, users) => {
    const { id } = await users.newList(users.karim);
    return { ...request, url: `/users/lists/${id}${rest}` };
  };

/** Profile, addresses, sessions, personal data and lists of articles. */
export const accountCalls: Readonly<Record<string, CallExpectation>> = {
  'GET /users/profile': own('/users/profile'),
  'PATCH /users/profile': {
    isPrivate: true,
    request: ({ camille }) => ({
      url: '/users/profile',
      token: camille.token,
      body: { firstName: 'Camille' },
    }),
    answers: '200',
    foreignId: async (request, users) => ({
      ...request,
      body: { defaultShippingAddressId: await users.addressOfKarim() },
    }),
  },
  'POST /users/password': {
    isPrivate: true,
    request: ({ lea }) => ({
      url: '/users/password',
      token: lea.token,
      body: { currentPassword: demoPassword, password: demoPassword },
    }),
    answers: '200',
    foreignId: having({ currentPassword: 'not the password of lea' }),
    but: { foreignId: '403 wrong_password' },
  },
  'GET /users/sessions': own('/users/sessions'),
  'DELETE /users/sessions/:id': ownById(
    (id) => `/users/sessions/${id}`,
    (users) => users.newSession(),
    (users) => users.newSession('karim'),
  ),
  'DELETE /users/sessions': own('/users/sessions', 'lea'),
  'GET /users/addresses': own('/users/addresses'),
  'POST /users/addresses': {
    isPrivate: true,
    request: ({ camille }) => ({ url: '/users/addresses', token: camille.token, body: address }),
    answers: '201',
  },
  'PATCH /users/addresses/:id': {
    isPrivate: true,
    request: async (users) => ({
      url: `/users/addresses/${await users.newAddress()}`,
      token: users.camille.token,
      body: address,
    }),
    answers: '200',
    foreignId: async (request, users) => ({
      ...request,
      url: `/users/addresses/${await users.addressOfKarim()}`,
    }),
    but: { othersToken: '404 not_found' },
  },
  'DELETE /users/addresses/:id': ownById(
    (id) => `/users/addresses/${id}`,
    (users) => users.newAddress(),
    (users) => users.addressOfKarim(),
  ),
  'GET /users/personal-data': own('/users/personal-data'),
  'GET /users/deletion-request': own('/users/deletion-request'),
  'POST /users/deletion-request': {
    isPrivate: true,
    request: ({ camille }) => ({
      url: '/users/deletion-request',
      token: camille.token,
      body: { password: demoPassword },
    }),
    answers: '200',
    foreignId: having({ password: 'not the password of camille' }),
    but: { foreignId: '403 wrong_password' },
  },
  'DELETE /users/deletion-request': own('/users/deletion-request'),
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
    but: { othersToken: '404 not_found' },
  },
  'DELETE /users/lists/:id': ownById(
    (id) => `/users/lists/${id}`,
    async (users) => (await users.newList(users.camille)).id,
    async (users) => (await users.newList(users.karim)).id,
  ),
};
