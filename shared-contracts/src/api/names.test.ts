import fc from 'fast-check';
import { anyText } from '../testing/foreign-input';
import { CompanyName, FirstName, line } from './auth';
import { severalLines } from './names';

it.each([
  'L’Oréal',
  '3M',
  'Dr. Oetker',
  'S.A.R.L. Durand & Fils',
  'Hôtel **** du Parc',
  'Booking.com',
  'A.B.C.com',
  'Dupont S.A./N.V.',
  'Société d’Économie Mixte « Le Port » (1/2) : siège #3',
])('the name of a company may be %s', (name) => {
  expect(CompanyName.parse(name)).toBe(name);
});

it.each([
  'Cliquez sur https://evil.example',
  'www.evil',
  'Gagnez : evil.com/prix',
  'evil.com?x',
  'evil.com:8080',
  'evil．com／prix',
  'Zoé\nVotre compte est bloqué',
  'Zoé\u2028Votre compte est bloqué',
])('%j is refused as a name, by a message that names the field', (name) => {
  const { error } = FirstName.safeParse(name);

  expect(error?.issues.at(-1)).toMatchObject({
    code: 'custom',
    message: expect.stringMatching(/^Prénom\s: /),
  });
});

it('an accepted line has no control, invisible or text-direction character', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { data = '' } = line('Objet', 1000).safeParse(text);

      expect(data).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(severalLines(text)).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e]/u);
    }),
  );
});
