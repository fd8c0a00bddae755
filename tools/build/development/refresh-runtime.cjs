/** The one React Refresh of the page: whichever build comes first brings it, the others join. */
const page = /** @type {{ __REACT_REFRESH__?: object }} */ (globalThis);
page.__REACT_REFRESH__ ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
module.exports = page.__REACT_REFRESH__;
