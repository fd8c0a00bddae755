import { type OrderFacts, orderFacts } from '../../orders/read-orders';
import { api } from '../../testing/api';
import { karim } from '../../testing/buyers';
import { bags, soap } from '../../testing/test-buyer';

export const karimsAddress = 'karim@hotel-lumiere.example';
export const achatsAddress = 'achats@ville-lavandes.example';
export const plain = (text = '') => text.replace(/[\u00a0\u202f]/g, ' ');

/** Returns the newest email with a subject and words, its text empty without one, and how many there are. */
export async function mailTo(recipient: string, subject: RegExp, words = '') {
  const found = (await api.mailsTo(recipient))
    .map((mail) => ({ subject: mail.subject, text: plain(mail.text) }))
    .filter((mail) => subject.test(mail.subject) && mail.text.includes(words));
  return { text: '', ...found[0], count: found.length };
}
export const companysAddress = () => api.environment.company.email;

/** Places an order of karim, paid by card at a fixed time. */
export async function paidOrder(lines = [soap, bags]) {
  const order = await karim.buy(lines);
  await api.sql("update orders set paid_at = '2026-11-22T13:05:00Z' where id = $1", order.id);
  const customerId = (await api.profile(karim.token)).data.id;
  return { ...order, orderId: order.id, customerId };
}

export async function factsOf(orderId: string): Promise<OrderFacts> {
  const facts = await orderFacts(api.database.db, orderId);
  if (!facts) throw new Error('the order was not stored');
  return facts;
}
