import { retention } from 'shared-contracts/api/retention';
import type { Environment } from 'shared-contracts/environment';
import type { customers } from '../database/schema';
import { erasedFrom, parisMoment } from '../paris-time';
import type { Letter } from './email';
import { greeting, shopLink, signature, text } from './email-parts';

type Customer = typeof customers.$inferSelect;

/** Day and hour in words; a request may be withdrawn before its letter is written. */
const asked = ({ deletionRequestedAt }: Customer) =>
  deletionRequestedAt ? ` le ${parisMoment(deletionRequestedAt)}` : '';
const goes = ({ deletionRequestedAt }: Customer) =>
  deletionRequestedAt
    ? `à partir du ${parisMoment(erasedFrom(deletionRequestedAt))}`
    : `${retention.erasureDays} jours après la demande`;

/** Informs a customer that the account will be erased, and how to keep it. */
export function deletionRequestedLetter(environment: Environment, customer: Customer): Letter {
  const { company } = environment;
  return {
    to: customer.emailAddress,
    subject: `Demande de suppression de votre compte – ${company.shopName}`,
    blocks: [
      greeting(customer),
      text(
        `Vous avez demandé${asked(customer)} la suppression de votre compte. Il sera effacé ${goes(customer)}, avec vos adresses, vos messages et vos connexions.`,
      ),
      text(
        `La loi nous oblige à garder les données de vos commandes pendant ${retention.orderYears} ans, séparées de tout compte.`,
      ),
      text(
        `Vous changez d’avis, ou cette demande ne vient pas de vous\u202f? Retirez-la dans votre compte d’ici là, et changez de mot de passe si vous ne l’avez pas faite.`,
      ),
      { kind: 'link', label: 'Mes données personnelles', url: shopLink(environment, 'profile?donnees') },
      signature(environment),
    ],
  };
}

/** Informs the company that a customer wants to be forgotten, and what there is to do. */
export function companyDeletionRequestLetter({ company }: Environment, customer: Customer): Letter {
  const { firstName, lastName, companyName, emailAddress } = customer;
  return {
    to: company.email,
    replyTo: emailAddress,
    subject: `Demande de suppression de compte – ${companyName}`,
    blocks: [
      text(
        `Client\u00a0: ${firstName} ${lastName}, ${companyName}`,
        `Adresse e-mail\u00a0: ${emailAddress}`,
        `Demande faite${asked(customer)}`,
      ),
      text(
        `À faire\u00a0: rien, le compte est effacé ${goes(customer)}, dès qu’aucun paiement par carte n’est plus attendu. Pour l’effacer avant\u00a0: npm run customers -- erase ${emailAddress}`,
        'Réglez d’ici là ce qui reste ouvert avec ce client (livraisons, commandes sur compte)\u00a0: la boutique n’aura plus ni son téléphone ni son adresse e-mail.',
      ),
    ],
  };
}

/** The last letter: the account is gone. */
export function accountErasedLetter(
  environment: Environment,
  { emailAddress = '', firstName = '' }: Readonly<Record<string, string>>,
): Letter {
  const { company } = environment;
  return {
    to: emailAddress,
    subject: `Votre compte est effacé – ${company.shopName}`,
    blocks: [
      greeting({ firstName }),
      text(
        'Votre compte et les données personnelles qui s’y rattachent sont effacés. Cette adresse e-mail ne nous sert plus après ce message.',
        `Seules restent, séparées de tout compte, les données de vos commandes, que la loi nous oblige à garder pendant ${retention.orderYears} ans.`,
      ),
      signature(environment),
    ],
  };
}
