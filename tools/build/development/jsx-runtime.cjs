/**
 * Both entries of React's JSX runtime for a remote that is built at every change: React's production code, in a deployed shop
 * that previews it, renders no elements of the development code.
 */
const react = require('react');

function production() {
  const runtime = require('react/cjs/react-jsx-runtime.production.js');
  return { ...runtime, jsxDEV: runtime.jsx };
}

// Production code has no such function.
module.exports =
  'captureOwnerStack' in react
    ? {
        ...require('react/cjs/react-jsx-runtime.development.js'),
        ...require('react/cjs/react-jsx-dev-runtime.development.js'),
      }
    : production();
