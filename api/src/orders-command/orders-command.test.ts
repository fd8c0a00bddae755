import { sql } from 'drizzle-orm';
import { mails } from '../database/schema';
import { bags, soap } from '../testing/test-buyer';
import { OrderDesk } from './testing/order-desk';

let desk: OrderDesk;
beforeAll(async () => {
  desk = await OrderDesk.open();
});
afterAll(() => desk.api.close());
beforeEach(() => desk.clear());

const lettersOf = (orderId: string, kind: 'order-cancelled') =>
  desk.api.database.db.$count(mails, sql`${mails.orderId} = ${orderId} and ${mails.kind} = ${kind}`);

describe('whoever cancels an order', () => {
  it('ends one on account, writes to its customer and gives its articles back, once', async () => {
    const orderId = await desk.orderOnAccount();
    const number = await desk.numberOf(orderId);
    const taken = await desk.stockOf(soap.productCode);

    const said = await desk.run(`cancel ${number}`, number.toLowerCase());
    const again = desk.run(`cancel ${number}`, number);

    await expect(again).rejects.toThrow(/déjà terminée depuis le .* \(Annulée\)/);
    expect(said).toContain(`${number} est annulée`);
    expect(taken).toBe(10 - soap.quantity);
    expect(await Promise.all([soap, bags].map(({ productCode }) => desk.stockOf(productCode)))).toEqual([
      10, 10,
    ]);
    expect(await desk.stored(orderId)).toMatchObject({ status: 'CANCELLED', cancellation: 'company' });
    expect(await lettersOf(orderId, 'order-cancelled')).toBe(1);
  });

  it('ends an unpaid one by card, of which the stock has lost nothing', async () => {
    const orderId = await desk.orderByCard();
    const number = await desk.numberOf(orderId);

    await desk.run(`cancel ${number} --confirm ${number}`);

    expect(await desk.stored(orderId)).toMatchObject({ status: 'CANCELLED', cancellation: 'company' });
    expect(await desk.stockOf(soap.productCode)).toBe(10);
    expect(await lettersOf(orderId, 'order-cancelled')).toBe(1);
  });

  it.each(['', 'CMD-2026-999999', 'oui'])('changes nothing by typing « %s »', async (typed) => {
    const orderId = await desk.orderOnAccount();
    const number = await desk.numberOf(orderId);

    await expect(desk.run(`cancel ${number}`, typed)).rejects.toThrow(/rien n’a été changé/);

    expect(await desk.stored(orderId)).toMatchObject({ status: 'PAYMENT_PENDING' });
  });

  it('is told to pay a paid one back at the provider', async () => {
    const orderId = await desk.orderByCard();
    await desk.karim.validate(orderId);
    const number = await desk.numberOf(orderId);

    await expect(desk.run(`cancel ${number}`, number)).rejects.toThrow(
      new RegExp(`remboursez-la dans le back-office.*${orderId}`),
    );

    expect(await desk.stored(orderId)).toMatchObject({ status: 'PAID' });
    expect(await desk.stockOf(soap.productCode)).toBe(10 - soap.quantity);
  });

  it('is told that there is no such order', async () => {
    await expect(desk.run('cancel CMD-1999-000001')).rejects.toThrow(/pas de commande CMD-1999-000001/);
  });

  it('twice at the same time gives the articles back once', async () => {
    const orderId = await desk.orderOnAccount();
    const number = await desk.numberOf(orderId);

    const ended = await Promise.allSettled([
      desk.run(`cancel ${number}`, number),
      desk.run(`cancel ${number}`, number),
    ]);

    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await desk.stockOf(soap.productCode)).toBe(10);
  });
});

describe('whoever looks at orders', () => {
  it('finds each in a line, and all of one on a screen', async () => {
    const orderId = await desk.orderOnAccount();
    const number = await desk.numberOf(orderId);

    const list = await desk.run('list');
    const show = await desk.run(`show ${number}`);

    expect(list).toContain(number);
    expect(list).toContain('À régler sur compte');
    expect(list).toContain('1 commande(s).');
    for (const told of [orderId, 'NS-5L-E', 'Total TTC', 'company-order', 'achats@ville-lavandes.example'])
      expect(show).toContain(told);
  });

  it('finds those of a status alone', async () => {
    await desk.orderOnAccount();
    const paid = await desk.orderByCard();
    await desk.karim.validate(paid);

    const list = await desk.run('list --status PAID');

    expect(list).toContain(await desk.numberOf(paid));
    expect(list).toContain('1 commande(s).');
  });
});
