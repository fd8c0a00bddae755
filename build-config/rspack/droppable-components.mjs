/**
 * A loader for React Router, which names its components for developer tools and marks none as free of effects: a bundle
 * would keep those that nobody imports.
 */
export default function droppableComponents(source) {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/= (\w+\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');
}
