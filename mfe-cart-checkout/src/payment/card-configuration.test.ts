import { configurationFault } from './card-configuration';

const domain = 'https://static.payzen.eu';
const publicKey = '69876357:testpublickey_DEMO';

it.each([
  ['https://static.payzen.eu', publicKey],
  ['http://payment.example/', '12:publickey_x'],
])('accepts %s with %s', (validDomain, validKey) => {
  expect(configurationFault(validDomain, validKey)).toBeNull();
});

it('requires a domain, then a key', () => {
  expect(configurationFault('', '')?.message).toBe('Domain not defined');
  expect(configurationFault(domain, '')?.message).toBe('Public key not defined');
});

const domains =
  'http://localhost:4100 ftp://payment.example https://payment.example/path https://payment.example/?a=1 payment.example';

it.each(domains.split(' '))('refuses the domain %s', (invalid) => {
  expect(configurationFault(invalid, publicKey)).toEqual({
    message: `[${invalid}] is not a valid endpoint domain`,
    hint: 'Domain format should be https://domain.name',
  });
});

const keys =
  '1:publickey_x 123456789:publickey_x 12345678:prodpublickey_x 12345678:testpublickey_ publickey_x';

it.each(keys.split(' '))('refuses the key %s', (invalid) => {
  expect(configurationFault(domain, invalid)).toEqual({
    message: `[${invalid}] is not a valid public key`,
    hint: 'Public key format should be shopId:[test]publickey_*',
  });
});
