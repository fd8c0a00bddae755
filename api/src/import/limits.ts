/** Maximum lengths of cells that only the company's own files have. */
export const longestImported = {
  hazardStatements: 1000,
  subcategoryDescription: 90,
  carrier: 60,
  trackingNumber: 60,
  trackingUrl: 500,
  priceList: 40,
  customerNumber: 40,
  blockedMessage: 300,
} as const;
