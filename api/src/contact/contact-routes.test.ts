import { api } from '../testing/api';
import { contactMessage } from '../testing/forms';
import { TestBuyer } from '../testing/test-buyer';

describe('a visitor who writes to the company', () => {
  it('reaches it by email', async () => {
    const { status } = await api.post('/contact', { ...contactMessage, orderReference: 'CMD-2026-000001' });

    const mails = await api.mailsTo(api.environment.company.email);

    expect(status).toBe(201);
    expect(mails[0]?.subject).toBe('Contact\u00a0: Bidon percé');
    expect(mails[0]?.text).toContain('Un bidon est arrivé percé.\nQue faire ?');
    expect(mails[0]?.text).toContain('CMD-2026-000001');
  });

  it('refers to an order by number and id', async () => {
    const karim = await TestBuyer.signIn(api, 'karim');
    const { orderId } = await karim.openFormFor();
    const { orderNumber } = await karim.order(orderId);
    await api.post('/contact', { ...contactMessage, subject: 'Fût', orderReference: orderId });

    const mails = await api.mailsTo(api.environment.company.email);

    const [email] = mails.filter(({ subject }) => subject.includes('Fût'));
    expect(email?.text).toContain(`Commande\u00a0: ${orderNumber} (${orderId})`);
  });

  it('gets an acknowledgement without any typed text, at most three times an hour', async () => {
    const email = 'rene@depot.example';
    for (let sent = 0; sent < 4; sent += 1)
      expect((await api.post('/contact', { ...contactMessage, email })).status).toBe(201);

    const mails = await api.mailsTo(email);

    expect(mails).toHaveLength(3);
    expect(mails[0]?.subject).toBe('Nous avons bien reçu votre message – Boutique SPH');
    for (const typed of [contactMessage.firstName, contactMessage.subject, 'Un bidon est arrivé percé.'])
      expect(mails[0]?.text).not.toContain(typed);
  });

  it.each(['subject', 'firstName', 'email', 'phone', 'orderReference'])(
    'cannot add a header through %s',
    async (field) => {
      const message = { ...contactMessage, [field]: 'x\r\nBcc: all@world.example' };

      expect(await api.post('/contact', message)).toMatchObject({ status: 400, data: { field } });
    },
  );
});

describe('a signed-in customer who writes to the company', () => {
  const received = async (email: string) => (await api.mailsTo(email))[0]?.text;
  const write = async (email: string) =>
    api.post('/contact', { ...contactMessage, email }, (await api.signIn('camille')).access_token);

  it('gets a copy of the message at the address of the account', async () => {
    await write('Camille@nettoyage-durand.example');

    expect(await received('camille@nettoyage-durand.example')).toContain(
      'Objet\u00a0: Bidon percé\n\nUn bidon est arrivé percé.\nQue faire ?',
    );
  });

  it('gets no copy at another address', async () => {
    await write('camille@ailleurs.example');

    const text = await received('camille@ailleurs.example');

    expect(text).toContain('Votre message nous est bien parvenu.');
    expect(text).not.toContain('Bidon percé');
  });
});
