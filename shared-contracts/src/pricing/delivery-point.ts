/** Of the environment's company, what those need who pick up an order. */
interface Company {
  readonly shopName: string;
  readonly country: string;
  readonly warehouse: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly hours: string;
  };
}

/**
 * Where an order is handed over, and at which hours: for pick-up the company's warehouse, for any other mode the order's
 * own address, at no hours that are known.
 */
export function deliveryPoint<Own>(deliveryMode: string, own: Own, company: Company) {
  if (deliveryMode !== 'retailer') return { address: own, hours: null };
  const { street, postalCode, city, hours } = company.warehouse;
  const address = {
    fullName: company.shopName,
    addressLine1: street,
    postalCode,
    city,
    country: company.country,
  };
  return { address, hours };
}
