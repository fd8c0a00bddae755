declare module 'react/cjs/react-jsx-runtime.production.js' {
  export const jsx: object;
}
declare module 'react/cjs/react-jsx-runtime.development.js' {
  const runtime: object;
  export = runtime;
}
declare module 'react/cjs/react-jsx-dev-runtime.development.js' {
  const runtime: object;
  export = runtime;
}
