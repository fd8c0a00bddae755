import { ApiError } from 'shared-contracts/http';
import { refusalReason } from './LoginForm';

const wrong = /^Identifiant, adresse e-mail ou mot de passe incorrect\..*«\sMot de passe oublié\s\?\s»/;

it.each([
  ['wrong credentials', 401, 'Identifiants incorrects.', wrong],
  ['credentials that no account can have', 400, 'La demande n’est pas valable.', wrong],
  ['an account that is not verified', 403, 'Vérifiez d’abord.', /^Vérifiez d’abord\.$/],
  ['a 403 without a message', 403, undefined, wrong],
  ['too many attempts', 429, 'Réessayez dans 12 minutes.', /^Réessayez dans 12 minutes\.$/],
  ['a 429 without a message', 429, undefined, /^Trop de tentatives\. Réessayez dans quelques minutes\.$/],
  ['a failure of the API', 503, 'Panne.', /^Le service ne répond pas\. Réessayez dans un instant\.$/],
  ['lack of a response', null, undefined, /^Le service ne répond pas\. Réessayez dans un instant\.$/],
])('a sign-in refused because of %s shows the reason and the next step', (_, status, message, reason) => {
  expect(refusalReason(new ApiError({ status, code: 'any', message }))).toMatch(reason);
});

it('a sign-in without a response on an offline device shows that the device is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(refusalReason(new ApiError({ status: null, code: 'network' }))).toBe(
    'Vous êtes hors ligne. Réessayez au retour de la connexion.',
  );
});
