import { contactMessage } from '../testing/forms';
import { TestApi } from '../testing/test-api';
import { TestBuyer } from '../testing/test-buyer';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.open();
});
afterAll(() => api.close());

describe('a visitor who writes to the company', () => {
  it('reaches it by mail', async () => {
    const { status } = await api.post('/contact', { ...contactMessage, orderReference: 'CMD-2026-000001' });

    const mails = await api.mailsTo(api.environment.company.email);

    expect(status).toBe(201);
    expect(mails[0]?.subject).toBe('Contact : Bidon percé');
    expect(mails[0]?.text).toContain('Un bidon est arrivé percé.\nQue faire ?');
    expect(mails[0]?.text).toContain('CMD-2026-000001');
  });

  it('who reports a problem with an order, names it by number and id', async () => {
    const karim = await TestBuyer.signIn(api, 'karim');
    const { orderId } = await karim.openFormFor();
    const { orderNumber } = await karim.order(orderId);
    await api.post('/contact', { ...contactMessage, subject: 'Fût', orderReference: orderId });

    const mails = await api.mailsTo(api.environment.company.email);

    const [letter] = mails.filter(({ subject }) => subject.includes('Fût'));
    expect(letter?.text).toContain(`Commande : ${orderNumber} (${orderId})`);
  });

  it.each(['subject', 'firstName', 'email', 'phone', 'orderReference'])(
    'cannot add a header through %s',
    async (field) => {
      const { status, data } = await api.post('/contact', {
        ...contactMessage,
        [field]: 'x\r\nBcc: all@world.example',
      });

      expect(status).toBe(400);
      expect(data.field).toBe(field);
    },
  );
});
