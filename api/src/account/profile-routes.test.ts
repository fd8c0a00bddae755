import { api } from '../testing/api';

describe('a customer who tries usernames', () => {
  it('may try ten in a quarter of an hour, taken or free, and save the own one without limit', async () => {
    const token = await api.tokenOf('lea');
    const rename = async (username: string) =>
      (await api.call('PATCH', '/users/profile', { token, body: { username } })).status;
    const tries = ['karim', 'camille', ...Array.from({ length: 8 }, (_, count) => `lea-${count}`)];

    const answers = [];
    for (const name of tries) answers.push(await rename(name));

    expect(answers).toEqual([409, 409, ...Array(8).fill(200)]);
    expect(await rename('karim')).toBe(429);
    expect(await rename('lea-7')).toBe(200);
    await api.later({ minutes: 16 });
    expect(await rename('lea')).toBe(200);
  });
});

describe('a refused change of the profile', () => {
  it.each([
    ['a pseudo that is taken', 409, () => ({ username: 'karim' })],
    ['an address of another customer', 404, (foreign: string) => ({ defaultBillingAddressId: foreign })],
  ])('changes nothing after %s', async (_, expected, refusedPart) => {
    const camille = await api.tokenOf('camille');
    const karim = await api.tokenOf('karim');
    const before = await api.profile(camille);
    const addressesBefore = await api.addressesOf(camille);
    const other = addressesBefore.find(({ isDefaultShipping }) => !isDefaultShipping);
    const [foreign] = await api.addressesOf(karim);

    const { status } = await api.call('PATCH', '/users/profile', {
      token: camille,
      body: {
        firstName: 'Camomille',
        defaultShippingAddressId: other?.id,
        ...refusedPart(foreign?.id ?? ''),
      },
    });

    expect(status).toBe(expected);
    expect((await api.profile(camille)).data).toEqual(before.data);
    expect(await api.addressesOf(camille)).toEqual(addressesBefore);
  });
});
