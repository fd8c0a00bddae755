import type { User } from 'shared-contracts/api/users';
import { orderFacts } from '../orders/read-orders';
import { orderContent } from '../pdf/order-and-quote-pdf';
import { achats, api, karim } from '../testing/checkout';
import { mailsOf, soap } from '../testing/test-buyer';

const notes = { purchaseOrderNumber: 'BC-2026/118', deliveryInstructions: 'Quai B, sonner deux fois.' };

it('notes of an order and the numbers of its buyer are in order, emails and PDF, as they were when ordering', async () => {
  const company = { siret: '123 456 782 00010', vatNumber: 'fr11123456782' };
  const numbers = { engagementNumber: '4500012345', serviceCode: 'ACHATS-7' };
  const profile = await api.patch<User>('/users/profile', company, achats.token);
  await achats.fillCart([soap]);
  const typed = { ...notes, ...numbers, deliveryInstructions: 'Quai B,\r\nsonner deux fois. ' };
  const { orderId } = (await achats.orderOnAccount(typed)).data;
  const removed = await api.patch<User>('/users/profile', { siret: '', vatNumber: '' }, achats.token);
  const { orderNumber } = await achats.order(orderId);

  const [customers] = await mailsOf(api, orderNumber, 'achats@ville-lavandes.example');
  const [companys] = await mailsOf(api, orderNumber, api.environment.company.email);

  const stored = { siret: '12345678200010', vatNumber: 'FR11123456782' };
  expect(profile.data).toMatchObject(stored);
  expect(removed.data).not.toHaveProperty('siret');
  expect(await achats.order(orderId)).toMatchObject({ ...notes, ...numbers, ...stored });
  expect(customers?.text).toContain('Votre numéro de bon de commande\u00a0: BC-2026/118');
  expect(companys?.text).toContain('Numéro de bon de commande du client\u00a0: BC-2026/118');
  const facts = await orderFacts(api.database.db, orderId);
  const pdf = facts && JSON.stringify(orderContent({ company: api.environment.company, facts }));
  for (const text of [customers?.text, companys?.text, pdf])
    for (const note of [
      'Consignes de livraison',
      notes.deliveryInstructions,
      'Numéro d’engagement\u00a0: 4500012345',
      'Code service\u00a0: ACHATS-7',
      'SIRET\u00a0: 123\u00a0456\u00a0782\u00a000010',
      'TVA intracommunautaire\u00a0: FR11123456782',
    ])
      expect(text).toContain(note);
});

it('a customer with notes for an order can change or remove them while the order is unpaid, without placing another order', async () => {
  const first = await karim.openFormFor([soap], notes);

  const again = await karim.openForm({ purchaseOrderNumber: 'BC-2026/119' });
  const changed = await karim.order(first.orderId);
  const last = await karim.openForm({ purchaseOrderNumber: '' });
  const removed = await karim.order(first.orderId);

  expect([again.data, last.data]).toEqual([first, first]);
  expect(changed).toMatchObject({ purchaseOrderNumber: 'BC-2026/119' });
  expect(changed.deliveryInstructions).toBeUndefined();
  expect([removed.purchaseOrderNumber, removed.deliveryInstructions]).toEqual([undefined, undefined]);
});
