import { useSyncExternalStore } from 'react';
import { writeStorage } from 'shared-contracts/storage';
import { breakpoints } from 'shared-ui/styles';

export type ListView = 'tiles' | 'table';

/** The shell sets the stored view as an attribute of the document before the first paint. */
const storageKey = 'sph-list-view';
/** Stylesheets show the table only in windows of this width. */
const wideEnough = breakpoints['product-table'];

function follow(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-list-view'] });
  const width = window.matchMedia(wideEnough);
  width.addEventListener('change', listener);
  return () => {
    observer.disconnect();
    width.removeEventListener('change', listener);
  };
}

const current = (): ListView =>
  document.documentElement.dataset.listView === 'table' && window.matchMedia(wideEnough).matches
    ? 'table'
    : 'tiles';

/**
 * Returns the view of lists: the stored one, but no table in a narrow window. Both views have the same markup,
 * which stylesheets lay out by the attribute.
 */
export function useListView(): ListView {
  return useSyncExternalStore(follow, current, () => 'tiles');
}

/** Shows all lists in this view and stores it on the device. */
export function chooseListView(view: ListView): void {
  document.documentElement.dataset.listView = view;
  writeStorage('local', storageKey, view);
}
