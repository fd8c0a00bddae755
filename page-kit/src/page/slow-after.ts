/** ms after which code that is still on its way is announced, with a way to ask again (decision 000, point 70). */
export const slowAfter = 8000;
