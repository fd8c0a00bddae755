/** Periods after which the API deletes personal data; the privacy policy shows them. */
export const retention = {
  /** Years after the end of the year of an order (Code de commerce, article L123-22). */
  orderYears: 10,
  /** Years after a message of the contact form was received. */
  messageYears: 3,
  /** Days for the owner of a new account to verify the address. */
  unverifiedDays: 30,
  /** Years without a sign-in, unless the environment has others (CNIL: three years after the last contact). */
  unusedYears: 3,
  /** Days from the email that announces the erasure of an unused account to the erasure. */
  unusedNoticeDays: 30,
  /** Days from an erasure request to the erasure; the law allows a month (GDPR, article 12). */
  erasureDays: 14,
} as const;
