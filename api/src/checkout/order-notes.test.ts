import { achats, api, karim } from '../testing/checkout';
import { mailsOf, soap } from '../testing/test-buyer';

const notes = { purchaseOrderNumber: 'BC-2026/118', deliveryInstructions: 'Quai B, sonner deux fois.' };
const none = { purchaseOrderNumber: undefined, deliveryInstructions: undefined };
const amount = () => karim.amountOf([soap], 2500);

async function orderOnAccount(changes: object) {
  await achats.fillCart([soap]);
  return achats.orderOnAccount(changes);
}

describe('a customer who writes their own number and words for the driver on an order', () => {
  it('finds both with the order that is paid by card', async () => {
    const { orderId } = await karim.openFormFor([soap], notes);
    await karim.validate(orderId);

    const listed = (await api.get<unknown[]>('/orders', karim.token)).data[0];

    expect(await karim.order(orderId)).toMatchObject(notes);
    expect(listed).toMatchObject({ id: orderId, ...notes });
  });

  it('finds both with the order on account, and in the mails to both sides', async () => {
    const { data } = await orderOnAccount(notes);
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

    const again = await karim.openForm(await amount(), { purchaseOrderNumber: 'BC-2026/119' });
    const changed = await karim.order(first.orderId);
    const last = await karim.openForm(await amount(), { purchaseOrderNumber: '' });
    const removed = await karim.order(first.orderId);

    expect([again.data, last.data]).toEqual([first, first]);
    expect(changed).toMatchObject({ purchaseOrderNumber: 'BC-2026/119' });
    expect(changed.deliveryInstructions).toBeUndefined();
    expect({ ...none, ...removed }).toMatchObject(none);
  });

  it('changes nothing of an order that is placed already', async () => {
    const { data } = await orderOnAccount(notes);

    const again = await achats.orderOnAccount({ purchaseOrderNumber: 'TOO-LATE' });

    expect(again.data).toEqual(data);
    expect(await achats.order(data.orderId)).toMatchObject(notes);
  });

  it.each([
    ['line breaks', 'Quai B\r\nSonner', 'Quai B Sonner'],
    ['tabs and other control characters', 'Quai\tB\u0007\u0085Sonner', 'Quai B Sonner'],
    ['separators of lines', 'Quai B\u2028Sonner', 'Quai B Sonner'],
    ['marks that turn the direction of text', 'Quai \u202eB', 'Quai B'],
    ['space around it', '  Quai B  ', 'Quai B'],
  ])('has it kept as one line in spite of %s', async (_, typed, kept) => {
    const { orderId } = await karim.openFormFor([soap], { deliveryInstructions: typed });

    expect((await karim.order(orderId)).deliveryInstructions).toBe(kept);
  });

  it.each([
    ['purchaseOrderNumber', 40],
    ['deliveryInstructions', 200],
  ])('is told that %s is longer than %s characters, spaces around it not counted', async (field, most) => {
    await karim.fillCart([soap]);

    const fits = await karim.openForm(await amount(), { [field]: ` ${'é'.repeat(most)} ` });
    const { status, data } = await karim.openForm(await amount(), { [field]: 'é'.repeat(most + 1) });

    expect(fits.status).toBe(200);
    expect({ status, data }).toMatchObject({ status: 400, data: { code: 'invalid_request', field } });
  });

  it('writes to nobody else and on no other line of a mail', async () => {
    const deliveryInstructions = 'Quai B\r\nBcc: victim@example.org\r\n\r\n<b>gras</b>';
    const { data } = await orderOnAccount({ deliveryInstructions });
    const { orderNumber } = await achats.order(data.orderId);

    const mails = await mailsOf(api, orderNumber, api.environment.company.email);

    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(
      'Consignes de livraison\u00a0: Quai B Bcc: victim@example.org <b>gras</b>',
    );
    expect(await api.mailsTo('victim@example.org')).toEqual([]);
  });
});

it('an order without them has neither', async () => {
  const { orderId } = await karim.openFormFor([soap]);

  const order = await karim.order(orderId);

  expect('purchaseOrderNumber' in order || 'deliveryInstructions' in order).toBe(false);
});
