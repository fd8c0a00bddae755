import type { OrderAddress } from 'shared-contracts/api/orders';
import type { Environment } from 'shared-contracts/environment';
import { deliveryLabels, formatCents, formatExact, lineTotal, totals } from 'shared-contracts/pricing';
import type { customers, orderLines, orders } from '../database/schema';
import type { Block, Letter } from './letter';

type Customer = typeof customers.$inferSelect;
type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

const text = (...lines: string[]): Block => ({ kind: 'text', text: lines.join('\n') });

const greeting = ({ firstName }: Customer) => text(`Bonjour ${firstName},`);

/** Who writes, and how to reach them. */
function signature({ company }: Environment): Block {
  return text(
    `L’équipe ${company.shopName}`,
    `${company.street}, ${company.postalCode} ${company.city}`,
    `${company.phoneDisplayed} · ${company.email}`,
  );
}

/** Links always start at the configured address of the shop, never at what a request says. */
const shopLink = ({ shop }: Environment, path: string) => new URL(path, shop.url).href;

export function verificationLetter(environment: Environment, customer: Customer, token: string): Letter {
  const { shopName } = environment.company;
  return {
    to: customer.emailAddress,
    subject: `Vérifiez votre adresse mail – ${shopName}`,
    blocks: [
      greeting(customer),
      text(
        `Merci d’avoir créé un compte chez ${shopName}. Confirmez votre adresse mail pour pouvoir vous connecter.`,
      ),
      {
        kind: 'link',
        label: 'Vérifier mon adresse',
        url: shopLink(environment, `verify-email?token=${token}`),
      },
      text(
        'Ce lien sert une seule fois, pendant une heure. Si vous n’avez pas créé de compte, ignorez ce message.',
      ),
      signature(environment),
    ],
  };
}

export function resetLetter(environment: Environment, customer: Customer, token: string): Letter {
  return {
    to: customer.emailAddress,
    subject: `Choisissez un nouveau mot de passe – ${environment.company.shopName}`,
    blocks: [
      greeting(customer),
      text('Vous avez demandé à changer votre mot de passe.'),
      {
        kind: 'link',
        label: 'Choisir un nouveau mot de passe',
        url: shopLink(environment, `reset-password/confirm?token=${token}`),
      },
      text(
        'Ce lien sert une seule fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
      ),
      signature(environment),
    ],
  };
}

const addressLines = (address: OrderAddress) =>
  [
    address.fullName,
    address.addressLine1,
    address.addressLine2,
    `${address.postalCode} ${address.city}`,
    address.country,
  ].filter((line): line is string => Boolean(line));

/** Confirms an order: paid by card, or placed on account. */
export function orderLetter(
  environment: Environment,
  order: { readonly customer: Customer; readonly order: Order; readonly lines: readonly Line[] },
): Letter {
  const { customer, lines } = order;
  const { number, discountRate, deliveryFeeCents, amountCents, deliveryMode, status, id, billing, delivery } =
    order.order;
  const sum = totals(lines, discountRate);
  const rows = lines.map(
    (line) =>
      [`${line.quantity} × ${line.designation}`, `${formatExact(lineTotal(line, discountRate))} HT`] as const,
  );
  const payment =
    status === 'PAID'
      ? 'Votre paiement par carte est bien enregistré.'
      : 'Le règlement de la commande est en cours de traitement par notre équipe.';
  return {
    to: customer.emailAddress,
    subject: `Votre commande ${number} – ${environment.company.shopName}`,
    blocks: [
      greeting(customer),
      text(`Merci pour votre commande ${number}. ${payment}`),
      { kind: 'amounts', rows },
      {
        kind: 'amounts',
        rows: [
          ['Sous-total HT', formatExact(sum.ht)],
          ['TVA', formatExact(sum.vat)],
          ['Livraison', deliveryFeeCents === 0 ? 'Gratuit' : formatCents(deliveryFeeCents)],
          ['Total TTC', formatCents(amountCents)],
        ],
      },
      text(deliveryLabels[deliveryMode], ...addressLines(delivery)),
      text('Adresse de facturation', ...addressLines(billing)),
      {
        kind: 'link',
        label: 'Voir la commande',
        url: shopLink(environment, `profile?historique&commande=${id}`),
      },
      signature(environment),
    ],
  };
}

/** What a visitor wrote on the contact page; the answer goes to them. */
export function contactLetter(environment: Environment, content: Readonly<Record<string, string>>): Letter {
  const {
    firstName = '',
    lastName = '',
    subject = '',
    phone = '',
    email = '',
    orderReference = '',
    message = '',
  } = content;
  return {
    to: environment.company.email,
    replyTo: email,
    subject: `Contact : ${subject}`,
    blocks: [
      text(
        `${firstName} ${lastName}`,
        `Adresse mail : ${email}`,
        `Téléphone : ${phone}`,
        ...(orderReference ? [`Commande : ${orderReference}`] : []),
      ),
      text(message),
    ],
  };
}
