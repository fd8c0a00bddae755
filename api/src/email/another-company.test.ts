import { formatDayOfYear, lastPaymentDay } from 'shared-contracts/pricing';
import { otherCompany } from '../../../shared-contracts/src/testing/environment';
import { api, openWith } from '../testing/api';
import { achats } from '../testing/buyers';
import { soap } from '../testing/test-buyer';

openWith({ company: { ...otherCompany, demonstration: undefined } });

it('emails of another company contain its name and terms, and do not mention a demonstration', async () => {
  await achats.fillCart([soap]);
  await achats.orderOnAccount();

  const mails = [
    ...(await api.mailsTo('achats@ville-lavandes.example')),
    ...(await api.mailsTo(api.environment.company.email)),
  ];
  const text = mails.map((mail) => `${mail.subject} ${mail.text}`.replace(/\s/g, ' ')).join(' ');

  const lastDay = formatDayOfYear(lastPaymentDay(new Date(), 45));
  expect(mails).toHaveLength(2);
  expect(text).not.toMatch(/démonstration|ficti|\bSPH\b/i);
  for (const words of [
    'Maison Clairet SARL, Société à responsabilité limitée au capital de 12 000 euros, RCS Lyon 123 456 782, TVA FR11123456782',
    `À régler sur votre compte au plus tard le ${lastDay}`,
    `À régler sur le compte du client au plus tard le ${lastDay}`,
    'pénalités au taux de 12 %',
    'Escompte pour paiement anticipé : 1 % sous huit jours.',
  ])
    expect(text).toContain(words);
});
