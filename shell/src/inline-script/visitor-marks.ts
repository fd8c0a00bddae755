function stored(key: string, kind: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return window[kind].getItem(key);
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
  if (stored('sph-registered', 'sessionStorage')) dataset.registered = '';
  // A customer whose profile has not loaded after 3 s sees public prices (decision 000, point 19).
  setTimeout(() => delete dataset.session, 3000);
}
