import { ApiError } from 'shared-contracts/http';
import { refusalReason } from './LoginForm';

const wrong = /^Identifiant, adresse e-mail ou mot de passe incorrect\..*«\sMot de passe oublié\s\?\s»/;

it.each([
  ['wrong credentials', 401, 'Identifiants incorrects.', wrong],
  ['credentials that no account can have', 400, 'La demande n’est pas valable.', wrong],
  ['an account that is not verified', 403, 'Vérifiez d’abord.', /^Vérifiez d’abord\.$/],
  ['a 403 without words', 403, undefined, wrong],
  ['too many tries', 429, 'Réessayez dans 12 minutes.', /^Réessayez dans 12 minutes\.$/],
  ['a 429 without words', 429, undefined, /^Trop de tentatives\. Réessayez dans quelques minutes\.$/],
  ['a failure of the API', 503, 'Panne.', /^Le service ne répond pas\. Réessayez dans un instant\.$/],
  ['no answer', null, undefined, /^Le service ne répond pas\. Réessayez dans un instant\.$/],
])('a sign-in that is refused for %s has a reason and a next step', (_, status, message, reason) => {
  expect(refusalReason(new ApiError({ status, code: 'any', message }))).toMatch(reason);
});

it('a sign-in without an answer on a device without connection is refused as offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(refusalReason(new ApiError({ status: null, code: 'network' }))).toBe(
    'Vous êtes hors ligne. Réessayez au retour de la connexion.',
  );
});
