import { achats, api, karim } from '../testing/checkout';
import { mailsOf, soap } from '../testing/test-buyer';

const notes = { purchaseOrderNumber: 'BC-2026/118', deliveryInstructions: 'Quai B, sonner deux fois.' };
const none = { purchaseOrderNumber: undefined, deliveryInstructions: undefined };

describe('a customer with an own order number and delivery instructions', () => {
  it('gets both with an order on account, and in the emails to customer and company', async () => {
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

  it('may change or remove them while the order is unpaid, without making another order', async () => {
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
  ])('gets %j stored as one line', async (typed, stored) => {
    const { orderId } = await karim.openFormFor([soap], { deliveryInstructions: typed });

    expect((await karim.order(orderId)).deliveryInstructions).toBe(stored);
  });

  it.each([
    ['purchaseOrderNumber', 40],
    ['deliveryInstructions', 200],
  ])('is refused a %s of more than %s characters, not counting spaces around it', async (field, most) => {
    await karim.fillCart([soap]);

    const fits = await karim.openForm({ [field]: ` ${'é'.repeat(most)} ` });
    const { status, data } = await karim.openForm({ [field]: 'é'.repeat(most + 1) });

    expect(fits.status).toBe(200);
    expect({ status, data }).toMatchObject({ status: 400, data: { code: 'invalid_request', field } });
  });
});

it('an order without notes has neither field', async () => {
  const { orderId } = await karim.openFormFor([soap]);

  const order = await karim.order(orderId);

  expect('purchaseOrderNumber' in order || 'deliveryInstructions' in order).toBe(false);
});
