/** The drop of the logo, in its square of 36. */
export const markPaths = {
  drop: 'M18 7.5c5.5 6.8 8.5 11 8.5 15a8.5 8.5 0 0 1-17 0c0-4 3-8.2 8.5-15Z',
  water: 'M9.7 24.2c5.2 1.6 11.2-.4 16.3-5.2.3 1.2.5 2.3.5 3.5a8.5 8.5 0 0 1-16.8 1.7Z',
} as const;
