declare module 'react-refresh/cjs/react-refresh-runtime.development.js' {
  const runtime: object;
  export = runtime;
}
