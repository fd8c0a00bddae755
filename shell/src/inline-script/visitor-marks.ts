function stored(key: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Marks on the document what the styles must know of this visitor. */
export function markVisitor(): void {
  const { dataset } = document.documentElement;
  if (stored('sph-access') && stored('sph-refresh')) dataset.session = 'pending';
  const view = stored('sph-list-view');
  if (view === 'table') dataset.listView = view;
  if (stored('sph-registered', 'sessionStorage')) dataset.registered = '';
  // Prices of a customer who is not known after 3 s are the public ones (decision 000, point 19).
  setTimeout(() => delete dataset.session, 3000);
}
