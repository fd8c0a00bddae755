function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Sets the data attributes of the document that the styles need to know about the visitor. */
export function markVisitor(): void {
  const { dataset } = document.documentElement;
  if (stored('sph-access') && stored('sph-refresh')) dataset.session = 'pending';
  const view = stored('sph-list-view');
  if (view === 'table') dataset.listView = view;
  // A customer whose profile has not loaded after 3 s sees public prices (decision 000, point 19).
  setTimeout(() => delete dataset.session, 3000);
}
