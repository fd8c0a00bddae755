/** The only React Refresh of the page: the first build that loads provides it, later ones reuse it. */
const page = /** @type {{ __REACT_REFRESH__?: object }} */ (globalThis);
page.__REACT_REFRESH__ ??= reloading(require('react-refresh/cjs/react-refresh-runtime.development.js'));
module.exports = page.__REACT_REFRESH__;

/**
 * Reloads the page if React cannot replace components: in a deployed shop that previews a remote.
 * @param {typeof import('react-refresh/cjs/react-refresh-runtime.development.js')} runtime
 */
function reloading(runtime) {
  const performReactRefresh = () => {
    const update = runtime.performReactRefresh();
    if (update && runtime._getMountedRootCount() === 0) location.reload();
    return update;
  };
  return { ...runtime, performReactRefresh };
}
