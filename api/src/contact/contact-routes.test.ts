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
  const send = async () => (await api.post('/contact', { ...contactMessage, email })).status;

  const sent = [await send(), await send(), await send(), await send()];
  const mails = await api.mailsTo(email);
  await api.later({ minutes: 61 });
  await send();

  expect(sent).toEqual([201, 201, 201, 201]);
  expect(mails).toHaveLength(3);
  expect(await api.mailsTo(email)).toHaveLength(4);
  expect(mails[0]?.subject).toBe('Nous avons bien reçu votre message – Boutique SPH');
  for (const typed of [contactMessage.firstName, contactMessage.subject, 'Un bidon est arrivé percé.'])
    expect(mails[0]?.text).not.toContain(typed);
});

it('a signed-in customer who writes to the company gets a copy at the address of the account, and at no other', async () => {
  const { access_token } = await api.signIn('camille');
  const received = async (email: string) => {
    await api.post('/contact', { ...contactMessage, email }, access_token);
    return (await api.mailsTo(email.toLowerCase()))[0]?.text;
  };

  const own = await received('Camille@nettoyage-durand.example');
  const other = await received('camille@ailleurs.example');

  expect(own).toContain('Objet\u00a0: Bidon percé\n\nUn bidon est arrivé percé.\nQue faire ?');
  expect(other).toContain('Votre message nous est bien parvenu.');
  expect(other).not.toContain('Bidon percé');
});
