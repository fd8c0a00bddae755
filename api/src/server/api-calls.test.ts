import { apiCalls } from 'shared-contracts/api/calls';
import { openWith } from '../testing/api';

const routes: string[] = [];
openWith({
  onRoute: ({ method, url }) => {
    for (const each of [method].flat()) routes.push(`${each} ${url.slice(1)}`);
  },
});

it('every call of the contract has a route', () => {
  expect(routes).toEqual(expect.arrayContaining(Object.keys(apiCalls)));
});
