import { exportedNames, requestsOf } from './workspace-sources';

it('sees every module that a source asks for at run time, and the names that it takes', () => {
  const text = `
    import { a as b, type C, d } from 'names';
    import type { T } from 'types';
    import * as all from 'all';
    import 'effect';
    export { e } from 'again';
    export * from 'everything';
    // import { f } from 'comment';
    const page = () => load(/* now */ () => import(/* webpackChunkName: "page" */ './page'));
  `;

  expect(requestsOf(text)).toEqual([
    { request: 'names', names: ['a', 'd'] },
    { request: 'all', names: [] },
    { request: 'effect', names: [] },
    { request: 'again', names: ['e'] },
    { request: 'everything', names: [] },
    { request: './page', names: [] },
  ]);
});

it('sees the names that a facade exports, and none that it only mentions', () => {
  const text = `
    // useFetcher is too large.
    export { Link, type LinkProps, redirect as lead } from 'react-router';
    export type { To } from 'react-router';
  `;

  expect(exportedNames(text)).toEqual(['Link', 'lead']);
});
