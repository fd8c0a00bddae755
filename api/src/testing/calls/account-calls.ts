import { demoPassword } from '../../../seed/customers';
import { address } from '../forms';
import { bodyFaults, type CallExpectation, having, huge, own, ownById } from './expectation';

const addressBook = {
  ...bodyFaults('city', { city: 7 }, { postalCode: huge }, { fullName: 'Ate\0lier' }),
};

/** Profile, addresses, sessions and personal data. */
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
    ...bodyFaults('firstName', { firstName: 7 }, { companyName: huge }, { lastName: 'Du\0rand' }),
    // What is absent stays as it is.
    but: { missingField: '200' },
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
    ...bodyFaults(
      'password',
      { currentPassword: 12_345_678 },
      { password: huge },
      { password: 'éponge\0bleue' },
    ),
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
    foreignId: null,
    ...addressBook,
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
    ...addressBook,
    but: { othersToken: '404 not_found', missingField: '200' },
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
    ...bodyFaults('password', { password: 12_345_678 }, { password: huge }, { password: 'Sa\0von' }),
    but: { foreignId: '403 wrong_password' },
  },
  'DELETE /users/deletion-request': own('/users/deletion-request'),
};
