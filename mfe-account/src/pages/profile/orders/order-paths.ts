/** Returns the path where a customer reports a problem with an order. */
export const contactPath = (orderId: string) => `/contact?orderReference=${encodeURIComponent(orderId)}`;

/** Returns the path of the checkout page that shows an order and resumes its payment. */
export const confirmationPath = (orderId: string) => `/invoice/${encodeURIComponent(orderId)}`;
