import styles from './styles-loader.mjs';

/** Returns the output of the loader for a CSS module at a path. */
const loaded = (resourcePath: string, text = '.card {}') =>
  Reflect.apply(styles, { resourcePath, addDependency: () => {} }, [text]);

it.each([
  ['/srv/shop/mfe-catalogue/src/Card.module.css', '@layer components {.card {}}'],
  ['/srv/shop/shared-ui/src/Card.module.css', '@layer components.ui {.card {}}'],
  ['/srv/page-kit/shop/mfe-catalogue/src/Card.module.css', '@layer components {.card {}}'],
])('a CSS module at %s is in the layer of its package', (path, text) => {
  expect(loaded(path).split('\n')[0]).toBe(text);
});

it('a layer that a CSS module names itself follows that of its package', () => {
  const text = loaded('/srv/shop/mfe-catalogue/src/Card.module.css', '.card {}\n@layer states {}');
  expect(text).toMatch(/^@layer components \{\.card \{\}\n\}\n@layer states \{\}/);
});
