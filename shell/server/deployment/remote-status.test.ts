import { knownRemotes } from '../testing/known-remotes';
import { mismatches } from './remote-status';

const cart = knownRemotes['mfe-cart-checkout'];
const manifest = { ...cart.manifest, fragments: ['CartPanel'] };

it('finds nothing where a remote has what the environment gives it, or was never seen', () => {
  expect(mismatches({ ...cart, slots: ['CartPanel'], manifest })).toEqual([]);
  expect(mismatches({ ...cart, slots: ['CartPanel'], manifest: null })).toEqual([]);
});

it('names the pages that stay closed', () => {
  expect(mismatches({ ...cart, prefixes: ['order', 'purchase'], manifest })).toEqual([
    "la page invoice/:orderId reste fermée : l'environnement ne lui donne pas /invoice",
  ]);
});

it('names the places that stay empty, unless the build is older than the list of fragments', () => {
  expect(mismatches({ ...cart, slots: ['Search'], manifest })).toEqual([
    "remote.json n'a pas le fragment Search, que l'environnement lui donne à montrer",
  ]);
  expect(mismatches({ ...cart, slots: ['Search'] })).toEqual([]);
});
