import { buyerReferences } from './buyer-references';

it('the references of an order list only those that are set', () => {
  expect(buyerReferences({ siret: '12345678200010', serviceCode: null })).toEqual([
    'SIRET\u00a0: 123\u00a0456\u00a0782\u00a000010',
  ]);
});
