import { demoPassword } from '../../../seed/customers';
import { address } from '../forms';
import { at, type CallExpectation, faultless, having, huge, without } from './expectation';

const addressBook = {
  missingField: without('city'),
  wrongType: having({ city: 7 }),
  absurdNumber: having({ postalCode: huge }),
  zeroByte: having({ fullName: 'Ate\0lier' }),
};

/** Profile, addresses, sessions and personal data. */
export const accountCalls: Readonly<Record<string, CallExpectation>> = {
  'GET /users/profile': {
    ...faultless,
    isPrivate: true,
    request: ({ camille }) => ({ url: '/users/profile', token: camille.token }),
    answers: '200',
  },
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
    missingField: without('firstName'),
    wrongType: having({ firstName: 7 }),
    absurdNumber: having({ companyName: huge }),
    zeroByte: having({ lastName: 'Du\0rand' }),
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
    missingField: without('password'),
    wrongType: having({ currentPassword: 12_345_678 }),
    absurdNumber: having({ password: huge }),
    zeroByte: having({ password: 'éponge\0bleue' }),
    but: { foreignId: '403 wrong_password' },
  },
  'GET /users/sessions': {
    ...faultless,
    isPrivate: true,
    request: ({ camille }) => ({ url: '/users/sessions', token: camille.token }),
    answers: '200',
  },
  'DELETE /users/sessions/:id': {
    ...faultless,
    isPrivate: true,
    request: async (users) => ({
      url: `/users/sessions/${await users.newSession()}`,
      token: users.camille.token,
    }),
    answers: '200',
    foreignId: async (request, users) => ({
      ...request,
      url: `/users/sessions/${await users.newSession('karim')}`,
    }),
    wrongType: at('/users/sessions/first'),
    zeroByte: at('/users/sessions/%00'),
    but: { othersToken: '404 not_found', wrongType: '404 not_found' },
  },
  'DELETE /users/sessions': {
    ...faultless,
    isPrivate: true,
    request: ({ lea }) => ({ url: '/users/sessions', token: lea.token }),
    answers: '200',
  },
  'GET /users/addresses': {
    ...faultless,
    isPrivate: true,
    request: ({ camille }) => ({ url: '/users/addresses', token: camille.token }),
    answers: '200',
  },
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
  'DELETE /users/addresses/:id': {
    isPrivate: true,
    request: async (users) => ({
      url: `/users/addresses/${await users.newAddress()}`,
      token: users.camille.token,
    }),
    answers: '200',
    foreignId: async (request, users) => ({
      ...request,
      url: `/users/addresses/${await users.addressOfKarim()}`,
    }),
    missingField: null,
    wrongType: at('/users/addresses/first'),
    absurdNumber: at(`/users/addresses/${huge}`),
    zeroByte: at('/users/addresses/%00'),
    but: {
      othersToken: '404 not_found',
      wrongType: '404 not_found',
      absurdNumber: '404 not_found',
    },
  },
  'GET /users/personal-data': {
    ...faultless,
    isPrivate: true,
    request: ({ camille }) => ({ url: '/users/personal-data', token: camille.token }),
    answers: '200',
  },
  'GET /users/deletion-request': {
    ...faultless,
    isPrivate: true,
    request: ({ camille }) => ({ url: '/users/deletion-request', token: camille.token }),
    answers: '200',
  },
  'POST /users/deletion-request': {
    isPrivate: true,
    request: ({ camille }) => ({
      url: '/users/deletion-request',
      token: camille.token,
      body: { password: demoPassword },
    }),
    answers: '200',
    foreignId: having({ password: 'not the password of camille' }),
    missingField: without('password'),
    wrongType: having({ password: 12_345_678 }),
    absurdNumber: having({ password: huge }),
    zeroByte: having({ password: 'Sa\0von' }),
    but: { foreignId: '403 wrong_password' },
  },
  'DELETE /users/deletion-request': {
    ...faultless,
    isPrivate: true,
    request: ({ camille }) => ({ url: '/users/deletion-request', token: camille.token }),
    answers: '200',
  },
};
