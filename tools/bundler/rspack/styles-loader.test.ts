import styles from './styles-loader.mjs';

/** Returns the output of the loader for a CSS module at a path. */
const loaded = (resourcePath: string) =>
  Reflect.apply(styles, { resourcePath, addDependency: () => {} }, ['.card {}']).split('\n')[0];

it.each([
  ['/srv/shop/mfe-catalogue/src/Card.module.css', '@layer components {.card {}}'],
  ['/srv/shop/shared-ui/src/Card.module.css', '@layer components.ui {.card {}}'],
  ['/srv/page-kit/shop/mfe-catalogue/src/Card.module.css', '@layer components {.card {}}'],
])('a CSS module at %s is in the layer of its package', (path, text) => {
  expect(loaded(path)).toBe(text);
});
