/** The one React Refresh of the page: whichever build comes first brings it, the others join. */
module.exports =
  globalThis.__REACT_REFRESH__ ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
