import type { User } from 'shared-contracts/api/users';
import { orderFacts } from '../database/read-orders';
import { orderContent } from '../pdf/order-and-quote-pdf';
import { achats, api, karim } from '../testing/checkout';
import { mailsOf, soap } from '../testing/test-buyer';

const notes = { purchaseOrderNumber: 'BC-2026/118', deliveryInstructions: 'Quai B, sonner deux fois.' };
const none = { purchaseOrderNumber: undefined, deliveryInstructions: undefined };

describe('a customer who adds notes to an order', () => {
  it('gets number and instructions in an order on account and in the emails to customer and company', async () => {
    await achats.fillCart([soap]);
    const { data } = await achats.orderOnAccount(notes);
    const { orderNumber } = await achats.order(data.orderId);

    const [customers] = await mailsOf(api, orderNumber, 'achats@ville-lavandes.example');
    const [companys] = await mailsOf(api, orderNumber, api.environment.company.email);

    expect(await achats.order(data.orderId)).toMatchObject(notes);
    expect(customers?.text).toContain(`Votre numéro de bon de commande\u00a0: ${notes.purchaseOrderNumber}`);
    expect(companys?.text).toContain(
      `Numéro de bon de commande du client\u00a0: ${notes.purchaseOrderNumber}`,
    );
    for (const mail of [customers, companys])
      expect(mail?.text).toContain(`Consignes de livraison\u00a0: ${notes.deliveryInstructions}`);
  });

  it('gets the invoicing numbers of a public body in order, emails and PDF, as they were when ordering', async () => {
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

  it('can change or remove them while the order is unpaid, without placing another order', async () => {
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

  it.each([
    ['Quai B\r\nSonner', 'Quai B Sonner'],
    ['  Quai\tB\u0007\u0085Sonner ', 'Quai B Sonner'],
    ['Quai \u202eB\u2028Sonner', 'Quai B Sonner'],
  ])('gets the instructions %j stored as one line', async (typed, stored) => {
    const { orderId } = await karim.openFormFor([soap], { deliveryInstructions: typed });

    expect((await karim.order(orderId)).deliveryInstructions).toBe(stored);
  });

  it.each([
    ['purchaseOrderNumber', 40],
    ['engagementNumber', 50],
    ['serviceCode', 100],
    ['deliveryInstructions', 200],
  ])('is refused a %s of more than %s characters, without surrounding spaces', async (field, most) => {
    await karim.fillCart([soap]);

    const fits = await karim.openForm({ [field]: ` ${'é'.repeat(most)} ` });
    const { status, data } = await karim.openForm({ [field]: 'é'.repeat(most + 1) });

    expect(fits.status).toBe(200);
    expect({ status, data }).toMatchObject({ status: 400, data: { code: 'invalid_request', field } });
  });
});

it('an order without notes has no fields for them', async () => {
  const { orderId } = await karim.openFormFor([soap]);

  const order = await karim.order(orderId);

  expect('purchaseOrderNumber' in order || 'deliveryInstructions' in order).toBe(false);
});
