/**
 * For how long the shop keeps what it knows of people. The API deletes by these periods, and the privacy text of the shop
 * says them.
 */
export const retention = {
  /** Years after the end of the year of an order (Code de commerce, article L123-22). */
  orderYears: 10,
  /** Years after a message of the contact form was received. */
  messageYears: 3,
  /** Days for the owner of a new account to verify the address. */
  unverifiedDays: 30,
  /** Days between a customer's request of erasure and the erasure; the law leaves a month (GDPR, article 12). */
  erasureDays: 14,
} as const;
