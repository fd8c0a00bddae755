/**
 * Both entries of React's JSX runtime for a remote in a watched build: in a deployed shop that previews it,
 * React's production code cannot render elements of the development runtime.
 */
const react = require('react');

function production() {
  const runtime = require('react/cjs/react-jsx-runtime.production.js');
  return { ...runtime, jsxDEV: runtime.jsx };
}

// Production code has no `jsxDEV`.
module.exports =
  'captureOwnerStack' in react
    ? {
        ...require('react/cjs/react-jsx-runtime.development.js'),
        ...require('react/cjs/react-jsx-dev-runtime.development.js'),
      }
    : production();
