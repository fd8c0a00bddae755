import { type Options, transform } from '@swc/core';
import { rendererRules } from '../testing/build-modules';

interface Rule {
  readonly test: RegExp;
  /** Of the compiler that the bundler brings, which is this one. */
  readonly options?: Options;
}
const rules = rendererRules as readonly Rule[];

describe('Code that renders pages', () => {
  it.each([
    ['page.tsx', 'export const Page = (given: object) => <p {...given} lang="fr" />;'],
    ['props.ts', 'export const propsOf = (given: object) => ({ ...given, lang: "fr" });'],
    ['library.mjs', 'export const propsOf = (given) => ({ ...given, lang: "fr" });'],
    ['library.js', 'exports.propsOf = (given) => ({ ...given, lang: "fr" });'],
  ])(
    'is built from %s without an object spread, whose hidden class would fill the heap',
    async (file, text) => {
      const rule = rules.find(({ test }) => test.test(file));

      const { code } = await transform(text, { ...rule?.options, filename: file });

      expect(code).toContain('lang');
      expect(code).not.toContain('...');
    },
  );
});
