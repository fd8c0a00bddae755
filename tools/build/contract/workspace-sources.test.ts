import { requestsOf } from './workspace-sources';

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
