import type { Order } from 'shared-contracts/api/orders';
import { storeDocument } from '../orders/order-documents';
import { parisDay } from '../paris-time';
import { api, downloadHeaders, refusal } from '../testing/api';
import { achats, camille, karim, lea } from '../testing/buyers';
import { addOrders } from '../testing/many-orders';
import { bags, soap } from '../testing/test-buyer';

describe('a customer who exports orders', () => {
  const file = (month: string, buyer = karim) =>
    api.get<string>(`/orders/export?month=${month}`, buyer.token);

  it('gets only the customer’s orders of a month, formatted for French spreadsheets', async () => {
    const order = await karim.buy([bags], { purchaseOrderNumber: 'Étage 2/118' });
    await api.sql("update orders set created_at = '2026-02-28T22:59:59Z' where id = $1", order.id);

    const { data, headers } = await file('2026-02');
    const [head = '', row = '', ...others] = data.split('\r\n');
    const ofCamille = await file('2026-02', camille);

    expect(headers).toMatchObject(downloadHeaders('text/csv; charset=utf-8', 'commandes-2026-02.csv'));
    expect(head.replace(/[\u00a0\u202f]/g, ' ')).toBe(
      '\ufeffCommande;Date de commande;Date de paiement;État;Règlement;Articles HT;dont éco-participation HT;Livraison (sans TVA);Base HT 20 %;TVA 20 %;Total TTC;dont annulé TTC;Votre numéro de bon de commande;Numéro d’engagement;Code service;Consignes de livraison',
    );
    expect(row).toMatch(
      new RegExp(`^${order.orderNumber};28/02/2026;\\d\\d/\\d\\d/\\d{4};Payée;Carte;.*;Étage 2/118;;;$`),
    );
    expect(others).toEqual(['']);
    expect(ofCamille.data.split('\r\n')).toHaveLength(2);
  });

  it('gets no order without a payment attempt', async () => {
    const { orderId } = await karim.openFormFor([soap]);
    const { orderNumber, createdAt } = await karim.order(orderId);

    const { data } = await file(createdAt?.slice(0, 7) ?? '');

    expect(data).not.toContain(orderNumber);
    expect(await api.sql('select from order_lines where order_id = $1', orderId)).toHaveLength(1);
  });

  it('is refused a month with too many orders for one file', async () => {
    await addOrders(api.database.db, 5_001);

    const refused = await file('2025-06', camille);

    expect(refused).toMatchObject(refusal(422, 'too_many_orders'));
  });

  it('is refused after thirty files', async () => {
    await api.spend('orderExportsPerCustomer', 30, (await api.profile(lea.token)).data.id);

    expect((await file('2020-01', lea)).status).toBe(429);
  });
});

describe('a customer who downloads the documents of a month', () => {
  const current = parisDay(new Date()).slice(0, 'yyyy-mm'.length);
  const archive = (month = current) => api.get<string>(`/orders/documents?month=${month}`, achats.token);
  const storeInvoice = ({ id: orderId, orderNumber }: Order) => {
    const name = `${orderNumber}-facture.pdf`;
    return storeDocument(api.database.db, { orderId, kind: 'invoice', name, content: Buffer.from('%PDF') });
  };

  it('gets those of all orders placed in it as one file, none of another customer, and 404 without any', async () => {
    const orders = [await achats.buyOnAccount(), await achats.buyOnAccount(), await karim.buy()];
    for (const order of orders) await storeInvoice(order);
    await api.sql("update orders set created_at = '2026-01-15' where id = $1", orders[1]?.id);

    const { status, headers, data } = await archive();
    const earlier = await archive('2026-01');

    // A ZIP file names each file twice: before its content and at the end.
    const names = Array(2).fill(`${orders[0]?.orderNumber}-facture.pdf`);
    expect([status, data.match(/CMD-[\w-]+facture\.pdf/g)]).toEqual([200, names]);
    expect(headers).toMatchObject(downloadHeaders('application/zip', `documents-${current}.zip`));
    expect(earlier.data).toContain(orders[1]?.orderNumber);
    expect(await archive('2025-01')).toMatchObject(refusal(404, 'not_found'));
  });

  it('is refused documents that are too large for one file', async () => {
    await storeInvoice(await achats.buyOnAccount());
    await api.sql("update order_documents set content = convert_to(repeat('x', 52428801), 'UTF8')");

    expect(await archive()).toMatchObject(refusal(422, 'too_many_documents'));
  });
});
