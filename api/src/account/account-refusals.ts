import { addressLimit } from 'shared-contracts/api/limits';
import { Refusal } from '../refusals/refusals';

export const wrongLogin = () => new Refusal(401, 'wrong_login', 'Identifiant ou mot de passe incorrect.');
/** For everyone, where the existence of accounts is hidden. */
export const wrongLoginOrNotVerified = () =>
  new Refusal(
    401,
    'wrong_login',
    'Identifiant ou mot de passe incorrect. Compte récent\u202f? Vérifiez d’abord votre adresse.',
  );
export const emailNotVerified = () =>
  new Refusal(
    403,
    'email_not_verified',
    'Vérifiez d’abord votre adresse e-mail par le lien de l’e-mail reçu. Chaque connexion le renvoie, trois fois par heure au plus.',
  );
export const sessionOver = () =>
  new Refusal(401, 'session_over', 'Votre session a expiré. Reconnectez-vous.');
export const accountExists = () =>
  new Refusal(409, 'account_exists', 'Un compte existe déjà à cette adresse mail.', {
    field: 'emailAddress',
  });
export const sameEmail = () =>
  new Refusal(409, 'same_email', 'C’est déjà l’adresse de votre compte.', { field: 'emailAddress' });
export const passwordNeeded = () =>
  new Refusal(403, 'password_needed', 'Saisissez le mot de passe choisi à l’inscription.', {
    field: 'password',
  });
export const linkOver = () =>
  new Refusal(400, 'invalid_link', 'Ce lien n’est plus valable. Demandez-en un nouveau.');
export const unknownEmail = () =>
  new Refusal(404, 'unknown_email', 'Aucun compte ne correspond à cette adresse mail.');
// Not 401, on which the shop would refresh its access token.
export const wrongPassword = () =>
  new Refusal(403, 'wrong_password', 'Ce mot de passe n’est pas le bon.', { field: 'password' });
export const wrongCurrentPassword = () =>
  new Refusal(403, 'wrong_password', 'Le mot de passe actuel n’est pas le bon.', {
    field: 'currentPassword',
  });
export const usernameTaken = () =>
  new Refusal(409, 'username_taken', 'Ce pseudo est déjà pris.', { field: 'username' });
export const tooManyAddresses = () =>
  new Refusal(409, 'too_many_addresses', `Vous avez atteint le nombre maximal de ${addressLimit} adresses.`);
export const defaultShippingAddress = () =>
  new Refusal(
    409,
    'default_shipping_address',
    'Impossible de supprimer votre adresse de livraison par défaut.',
  );
