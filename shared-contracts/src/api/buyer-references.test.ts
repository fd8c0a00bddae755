import { buyerReferences } from './buyer-references';

it('the references of an order list only those that are set', () => {
  const set = { engagementNumber: '4500012345', siret: '12345678200010', serviceCode: null };

  expect(buyerReferences(set)).toEqual([
    'Numéro d’engagement\u00a0: 4500012345',
    'SIRET\u00a0: 123\u00a0456\u00a0782\u00a000010',
  ]);
});
