/** Maximum lengths of cells that only the company's own files have. */
export const longestImported = {
  hazardStatements: 1000,
  /** The sentence at the head of a sub-category's list. */
  subcategoryDescription: 90,
  carrier: 60,
  trackingNumber: 60,
  trackingUrl: 500,
  priceList: 40,
  /** The customer's number in the company's own systems. */
  customerNumber: 40,
  /** The sentence that a blocked customer reads. */
  blockedMessage: 300,
} as const;
