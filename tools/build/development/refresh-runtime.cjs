/** The one React Refresh of the page: whichever build comes first brings it, the others join. */
const page = /** @type {{ __REACT_REFRESH__?: object }} */ (globalThis);
page.__REACT_REFRESH__ ??= reloading(require('react-refresh/cjs/react-refresh-runtime.development.js'));
module.exports = page.__REACT_REFRESH__;

/**
 * React's production code, in a deployed shop that previews a remote, takes over no component: the page is loaded anew.
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
