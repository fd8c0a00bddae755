import { EmailAddress } from './auth';
import { emailAddressPattern } from './email-address';

const isTaken = (address: string) => emailAddressPattern.test(address);

it.each([
  'camille@nettoyage-durand.example',
  'r&d@societe.fr',
  'jean.dupont+factures@mairie.paris.fr',
  "o'neil@hotel.fr",
  'contact@xn--htel-vqa.fr',
  'contact@domaine.xn--p1ai',
])('takes %s', (address) => {
  expect(isTaken(address)).toBe(true);
  expect(EmailAddress.safeParse(address).success).toBe(true);
});

it.each([
  'jean..dupont@societe.fr',
  '.jean@societe.fr',
  'jean.@societe.fr',
  'rené@societe.fr',
  'jean@societe',
  'jean@societe.fr.',
  'jean dupont@societe.fr',
  'jean@societe..fr',
  'jean@-societe.fr',
  'a@b@c.fr',
  '',
])('refuses %s', (address) => {
  expect(isTaken(address)).toBe(false);
  expect(EmailAddress.safeParse(address).success).toBe(false);
});
