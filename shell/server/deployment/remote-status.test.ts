import { knownRemotes } from '../testing/known-remotes';
import { mismatches } from './remote-status';

const cart = knownRemotes['mfe-cart-checkout'];
const manifest = { ...cart.manifest, fragments: { CartPanel: {} } };
const closed = "la page invoice/:orderId est fermée : l'environnement ne lui donne pas /invoice";
const empty = "remote.json n'a pas le fragment Search, que l'environnement lui donne à montrer";

it.each([
  ['none when the remote fits its settings', { slots: ['CartPanel' as const], manifest }, []],
  ['none for a remote that was never read', { slots: ['Search' as const], manifest: null }, []],
  ['the pages outside the prefixes', { prefixes: ['order', 'purchase'], manifest }, [closed]],
  ['the slots without a fragment', { slots: ['Search' as const], manifest }, [empty]],
  ['no slots when the build does not list its fragments', { slots: ['Search' as const] }, []],
])('mismatches are %s', (_what, change, expected) => {
  expect(mismatches({ ...cart, ...change })).toEqual(expected);
});
