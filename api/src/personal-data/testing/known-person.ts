import { addresses, customerPrices, customers } from '../../database/schema';
import { parcel, part, report } from '../../feed/testing/reports';
import { storeDocument } from '../../orders/order-documents';
import { address, contactMessage } from '../../testing/forms';
import { quickPasswords } from '../../testing/quick-passwords';
import type { TestApi } from '../../testing/test-api';
import { bags, notify, soap, TestBuyer } from '../../testing/test-buyer';

const password = 'Brosse-à-reluire-1986';

const notes = {
  purchaseOrderNumber: 'QUINTREC-12',
  engagementNumber: 'QUINTREC-13',
  serviceCode: 'QUINTREC-14',
  deliveryInstructions: 'Demander Zélie au quai.',
};
const ownAddress = {
  ...address,
  fullName: 'Zélie Quintrec',
  addressLine1: '3 rue Quintrec',
  addressLine2: 'Bâtiment Zélie',
  city: 'Quintrec',
  phone: '0199887766',
};
const company = { siret: '12345678200010', vatNumber: 'FR11123456782' };

/** A customer whose name, address and texts are unique in the database, so that tests find all of them. */
export class KnownPerson {
  private constructor(
    readonly api: TestApi,
    readonly emailAddress: string,
    readonly buyer: TestBuyer,
  ) {}

  static readonly password = password;
  /** Matches each text of the customer and no other text of the demo data. */
  static readonly trace = /quintrec|z[ée]lie|0199887766|123456782/i;

  /** Creates the account, verified and with an address, and signs in. */
  static async register(api: TestApi, name = 'zelie'): Promise<KnownPerson> {
    const emailAddress = `${name}@quintrec.example`;
    const person = { firstName: 'Zélie', lastName: 'Quintrec', companyName: 'Quintrec Propreté' };
    const passwordHash = await quickPasswords().hash(password);
    const verified = { passwordHash, emailVerifiedAt: new Date() };
    const [customer] = await api.database.db
      .insert(customers)
      .values({
        ...person,
        ...company,
        ...verified,
        customerNumber: `QUINTREC-${name}`,
        priceList: `QUINTREC-${name}`,
        username: name,
        emailAddress,
      })
      .returning({ id: customers.id });
    const customerId = customer?.id ?? '';
    await api.database.db.insert(addresses).values({ ...ownAddress, customerId });
    const price = { code: bags.productCode, quantity: 6, priceHT: 1.25 };
    await api.database.db.insert(customerPrices).values({ ...price, customerId });
    return new KnownPerson(api, emailAddress, await TestBuyer.signIn(api, emailAddress, password));
  }

  /** Places an order that is paid by card and confirmed by the provider. */
  async paidOrder(): Promise<string> {
    const { orderId } = await this.buyer.openFormFor([soap], notes);
    const { provider } = this.api;
    await notify(this.api, provider.notification(provider.answer(orderId)));
    return orderId;
  }

  /** Ships a part of an order, with a parcel and an invoice that name the customer, and cancels the rest. */
  async receiveParcel(orderId: string): Promise<void> {
    const { orderNumber } = await this.buyer.order(orderId);
    await report(
      orderNumber,
      { state: 'prepared' },
      { ...parcel('QUINTREC-15', { [soap.productCode]: 2 }), trackingUrl: 'https://quintrec.example/' },
      { state: 'delivered' },
      part({ [soap.productCode]: 1 }),
    );
    const content = Buffer.from('%PDF-1.4 %%EOF');
    const invoice = { orderId, kind: 'invoice', name: 'quintrec-facture.pdf', content } as const;
    await storeDocument(this.api.database.db, invoice);
  }

  /** Places an order whose card form stays open. */
  async openOrder(): Promise<string> {
    return (await this.buyer.openFormFor([soap], notes)).orderId;
  }

  async writeMessage(): Promise<void> {
    const content = { ...contactMessage, email: this.emailAddress, phone: '0199887766' };
    await this.api.post('/contact', { ...content, lastName: 'Quintrec', message: 'Zélie attend son savon.' });
  }

  /** Advances the clock by a day, so that all card forms expire and the last inquiries run. */
  async dayLater(): Promise<void> {
    await this.api.later({ hours: 25 });
    await this.api.reconcile();
    await this.api.later({ hours: 1 });
    await this.api.reconcile();
  }

  async askForErasure(typed = password) {
    return this.api.post<{ requestedAt: string | null; erasedFrom: string | null }>(
      '/users/deletion-request',
      { password: typed },
      this.buyer.token,
    );
  }
}
