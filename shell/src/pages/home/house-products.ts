/** Codes of the articles shown as the house brand; one that the catalogue lacks is left out. */
export const houseProducts = ['SP-110-N35', 'PT-400-E', 'NS-5L-E', 'GN-M100'] as const;
