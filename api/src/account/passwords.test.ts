import { quickPasswords } from '../testing/template-database';

it('takes a password whose accents another keyboard composes in another way', async () => {
  const passwords = quickPasswords();
  const stored = await passwords.hash('Crème-brûlée-1986'.normalize('NFC'));

  expect(await passwords.matches(stored, 'Crème-brûlée-1986'.normalize('NFD'))).toBe(true);
  expect(await passwords.matches(stored, 'Creme-brulee-1986')).toBe(false);
});
