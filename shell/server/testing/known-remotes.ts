import type { RemoteManifest } from 'shared-contracts/remotes';
import { prefixOf } from '../../src/federation/find-owner';
import type { KnownRemote } from '../deployment/version-set';

const file = { file: 'entry.js', integrity: 'sha384-x' };

type RemoteWithManifest = KnownRemote & { readonly manifest: RemoteManifest };

/** Returns a remote with a page at each path. */
function remoteWith(name: string, isPublic: boolean, ...paths: readonly string[]): RemoteWithManifest {
  const pages = paths.map((path) => [path, { path, public: isPublic, scripts: [], styles: [] }]);
  return {
    url: `https://${name}.test/`,
    pointer: `/remotes/${name}.json`,
    prefixes: [...new Set(paths.map((path) => prefixOf(path) ?? ''))],
    slots: [],
    manifest: { name, version: '1.0.0', needs: {}, entry: file, pages: Object.fromEntries(pages) },
  };
}

/** The remotes of the shop, with some of their paths. */
export const knownRemotes = {
  'mfe-catalogue': remoteWith('mfe-catalogue', true, 'category-product', 'category-product/:category'),
  'mfe-cart-checkout': remoteWith('mfe-cart-checkout', false, 'order', 'purchase', 'invoice/:orderId'),
  'mfe-account': remoteWith('mfe-account', false, 'profile'),
};
