/** Whether the page responds to input; runs in the page. */
export const isHydrated = () => performance.getEntriesByName('hydrated').length > 0;
