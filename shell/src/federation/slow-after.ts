/** ms after which a pending remote is told (decision 000, point 70). */
export const slowAfter = 8000;
