import type { User } from 'shared-contracts/api/users';
import { orderFacts } from '../orders/read-orders';
import { orderContent } from '../pdf/order-and-quote-pdf';
import { achats, api, karim } from '../testing/checkout';
import { mailsOf, soap } from '../testing/test-buyer';

const notes = { purchaseOrderNumber: 'BC-2026/118', deliveryInstructions: 'Quai B, sonner deux fois.' };
const none = { purchaseOrderNumber: undefined, deliveryInstructions: undefined };

it('a customer with notes for an order gets number and instructions, as one line, in an order on account and the emails to customer and company', async () => {
  await achats.fillCart([soap]);
  const { data } = await achats.orderOnAccount({
    ...notes,
    deliveryInstructions: 'Quai B,\r\nsonner deux fois. ',
  });
  const { orderNumber } = await achats.order(data.orderId);

  const [customers] = await mailsOf(api, orderNumber, 'achats@ville-lavandes.example');
  const [companys] = await mailsOf(api, orderNumber, api.environment.company.email);

  expect(await achats.order(data.orderId)).toMatchObject(notes);
  expect(customers?.text).toContain('Votre numéro de bon de commande\u00a0: BC-2026/118');
  expect(companys?.text).toContain(`Numéro de bon de commande du client\u00a0: BC-2026/118`);
  for (const mail of [customers, companys])
    expect(mail?.text).toContain(`Consignes de livraison\u00a0: ${notes.deliveryInstructions}`);
});

it('a customer with notes for an order gets the invoicing numbers of a public body in order, emails and PDF, as they were when ordering', async () => {
  const token = achats.token;
  const company = { siret: '123 456 782 00010', vatNumber: 'fr11123456782' };
  const numbers = { engagementNumber: '4500012345', serviceCode: 'ACHATS-7' };
  const profile = await api.patch<User>('/users/profile', company, token);
  await achats.fillCart([]);
  await achats.fillCart([soap]);
  const { data } = await achats.orderOnAccount(numbers);
  const removed = await api.patch<User>('/users/profile', { siret: '', vatNumber: '' }, token);
  const { orderNumber } = await achats.order(data.orderId);

  const [customers] = await mailsOf(api, orderNumber, 'achats@ville-lavandes.example');
  const [companys] = await mailsOf(api, orderNumber, api.environment.company.email);

  const stored = { siret: '12345678200010', vatNumber: 'FR11123456782' };
  expect(profile.data).toMatchObject(stored);
  expect(removed.data).not.toHaveProperty('siret');
  expect(await achats.order(data.orderId)).toMatchObject({ ...numbers, ...stored });
  for (const mail of [customers, companys]) {
    expect(mail?.text).toContain('Numéro d’engagement\u00a0: 4500012345');
    expect(mail?.text).toContain('Code service\u00a0: ACHATS-7');
    expect(mail?.text).toContain('SIRET\u00a0: 123\u00a0456\u00a0782\u00a000010');
    expect(mail?.text).toContain('TVA intracommunautaire\u00a0: FR11123456782');
  }
  const facts = await orderFacts(api.database.db, data.orderId);
  expect(facts && JSON.stringify(orderContent({ company: api.environment.company, facts }))).toContain(
    'Code service\u00a0: ACHATS-7',
  );
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
  expect({ ...none, ...removed }).toMatchObject(none);
});
