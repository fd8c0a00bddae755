import { sql } from 'drizzle-orm';
import { formatCents } from 'shared-contracts/pricing';
import { mails } from '../../src/database/schema';
import { part, report } from '../../src/feed/testing/reports';
import { api } from '../../src/testing/api';
import { achats, karim } from '../../src/testing/buyers';
import { bags, mailsOf, soap } from '../../src/testing/test-buyer';
import { desk } from './testing/order-desk';

beforeEach(() => desk.clear());

describe('orders cancel', () => {
  it('cancels an order on account once, emails its customer and restores the stock', async () => {
    const { orderId, number } = await desk.orderOnAccount();
    const taken = await desk.stockOf(soap.productCode);

    const output = await desk.run(`cancel ${number}`, number.toLowerCase());
    const again = desk.run(`cancel ${number}`, number);

    await expect(again).rejects.toThrow(/déjà terminée depuis le .* \(Annulée\)/);
    expect(output).toContain(`${number} est annulée`);
    expect(taken).toBe(10 - soap.quantity);
    expect(await desk.stockOf(soap.productCode)).toBe(10);
    expect(await desk.stockOf(bags.productCode)).toBe(10);
    expect(await desk.stored(orderId)).toMatchObject({ status: 'CANCELLED', cancellation: 'company' });
    const sent = sql`${mails.orderId} = ${orderId} and ${mails.kind} = 'order-cancelled'`;
    expect(await api.database.db.$count(mails, sent)).toBe(1);
  });

  it('cancels an unpaid card order and leaves the stock unchanged', async () => {
    const { orderId, number } = await desk.orderByCard();

    await desk.run(`cancel ${number} --confirm ${number}`);

    expect(await desk.stored(orderId)).toMatchObject({ status: 'CANCELLED', cancellation: 'company' });
    expect(await desk.stockOf(soap.productCode)).toBe(10);
  });

  it.each(['', 'CMD-2026-999999'])('changes nothing when the confirmation is « %s »', async (typed) => {
    const { orderId, number } = await desk.orderOnAccount();
    const before = await desk.stored(orderId);

    await expect(desk.run(`cancel ${number}`, typed)).rejects.toThrow(/rien n’a été changé/);

    expect(await desk.stored(orderId)).toEqual(before);
  });

  it('refuses a paid card order, and refers to a refund at the provider', async () => {
    const { orderId, number } = await desk.orderByCard();
    await karim.validate(orderId);

    const refund = new RegExp(`remboursez-la dans le back-office.*${orderId}`);
    await expect(desk.run(`cancel ${number}`, number)).rejects.toThrow(refund);

    expect(await desk.stored(orderId)).toMatchObject({ status: 'PAID' });
    expect(await desk.stockOf(soap.productCode)).toBe(10 - soap.quantity);
  });

  it('restores the stock once when two commands run concurrently', async () => {
    const { number } = await desk.orderOnAccount();

    const cancel = () => desk.run(`cancel ${number}`, number);
    const results = await Promise.allSettled([cancel(), cancel()]);

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await desk.stockOf(soap.productCode)).toBe(10);
  });
});

it('orders paid marks an order on account as paid once, after which it cannot be cancelled, and emails its customer', async () => {
  const { orderId, number } = await desk.orderOnAccount();

  const emailsToCustomer = () => mailsOf(api, number, 'achats@ville-lavandes.example');
  await emailsToCustomer();

  const output = await desk.run(`paid ${number.toLowerCase()}`);

  await expect(desk.run(`paid ${number}`)).rejects.toThrow(/déjà terminée \(Payée\)/);
  await expect(desk.run(`cancel ${number}`, number)).rejects.toThrow(/remboursez son client/);
  expect(output).toMatch(new RegExp(`^${number} \\(.*est réglée`));
  expect(await desk.run(`show ${number}`)).toContain('Réglée sur le compte du client le ');
  expect(await desk.run('list --status PAID')).toContain('1 commande.');
  expect(await desk.run('list --status cancelled')).toContain('Aucune commande.');
  expect(await achats.order(orderId)).toMatchObject({
    status: 'PAID',
    payment: { method: 'account', paidAt: expect.any(String) },
  });
  const [email, ...others] = (await emailsToCustomer()).filter(({ text }) => text.includes('Réglée sur'));
  expect(email?.text).toContain('Votre règlement est bien enregistré.');
  expect(others).toEqual([]);
  expect(await desk.stockOf(soap.productCode)).toBe(10 - soap.quantity);
});

it('orders list prints a line per order, and orders show the details of a known one, named by number or id', async () => {
  const { orderId, number } = await desk.orderOnAccount();
  const { number: other } = await desk.orderByCard();
  await report(number, part({ [soap.productCode]: 1 }));
  const { amountCents, cancelledCents } = await desk.stored(orderId);

  const list = await desk.run('list');
  const show = await desk.run(`show ${number}`);

  expect(list.match(/^CMD-\S+/gm)).toEqual([number, other]);
  expect(list).toContain(`À régler sur compte   ${formatCents(amountCents - cancelledCents).padStart(14)}`);
  expect(list).toContain('2 commandes.');
  expect(await desk.run(`show ${orderId.toUpperCase()}`)).toBe(show);
  await expect(desk.run('show 4ef23a8d-0000-4000-8000-000000000000')).rejects.toThrow(
    /pas de commande 4ef23a8d/,
  );
  for (const part of [orderId, 'NS-5L-E', 'Total TTC', 'company-order', 'achats@ville-lavandes.example'])
    expect(show).toContain(part);
});
