declare module 'react-refresh/cjs/react-refresh-runtime.development.js' {
  export function performReactRefresh(): object | null;
  export function _getMountedRootCount(): number;
}
