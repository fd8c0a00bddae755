import { api } from '../testing/api';
import { karim } from '../testing/buyers';
import { contactMessage } from '../testing/forms';

it('a visitor who writes to the company reaches it by email, with the number and id of an order', async () => {
  const { orderId } = await karim.openFormFor();
  const { orderNumber } = await karim.order(orderId);

  const { status } = await api.post('/contact', { ...contactMessage, orderReference: orderId });

  const [email] = await api.mailsTo(api.environment.company.email);
  expect(status).toBe(201);
  expect(email?.subject).toBe('Contact\u00a0: Bidon percé');
  expect(email?.text).toContain('Un bidon est arrivé percé.\nQue faire ?');
  expect(email?.text).toContain(`Commande\u00a0: ${orderNumber} (${orderId})`);
});

it('a visitor who writes to the company gets an acknowledgement without any typed text, at most three times an hour', async () => {
  const email = 'rene@depot.example';
  for (let sent = 0; sent < 4; sent += 1)
    expect((await api.post('/contact', { ...contactMessage, email })).status).toBe(201);

  const mails = await api.mailsTo(email);

  expect(mails).toHaveLength(3);
  expect(mails[0]?.subject).toBe('Nous avons bien reçu votre message – Boutique SPH');
  for (const typed of [contactMessage.firstName, contactMessage.subject, 'Un bidon est arrivé percé.'])
    expect(mails[0]?.text).not.toContain(typed);
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
