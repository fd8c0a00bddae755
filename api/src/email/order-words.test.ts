import { eq } from 'drizzle-orm';
import { orders } from '../database/schema';
import { makeOrderPdf, type OrderData, orderContent } from '../pdf/order-and-quote-pdf';
import { api, openWith } from '../testing/api';
import { soap, TestBuyer } from '../testing/test-buyer';

const printed: OrderData[] = [];
openWith({
  printer: {
    order: (data) => {
      printed.push(data);
      return makeOrderPdf(data);
    },
  },
});

it.each([
  ['company', 'Commande annulée'],
  ['abandoned', 'Commande abandonnée'],
] as const)(
  'an order that ended (%s) is a %s in its PDF and in waiting emails',
  async (cancellation, title) => {
    const buyer = await TestBuyer.signIn(api, 'karim');
    const { orderId } = await buyer.openFormFor([soap]);
    await buyer.validate(orderId);
    const ended = { status: 'CANCELLED', cancellation, cancelledAt: new Date(), paidAt: null } as const;
    await api.database.db.update(orders).set(ended).where(eq(orders.id, orderId));
    const { orderNumber } = await buyer.order(orderId);

    await api.get(`/orders/${orderId}/pdf`, buyer.token);
    const mails = await api.mailsTo(api.environment.company.email);

    const content = JSON.stringify(printed.slice(-1).map(orderContent));
    expect(content).toContain(`"${title}"`);
    expect(content).not.toMatch(/Confirmation de commande|Non payée/);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining(`${title} ${orderNumber}`),
    );
  },
);
