/** Name of the event by which dialogs are asked before the router gets `popstate`. */
export const beforeRouter = 'sph:back';

/**
 * Calls the listener on Back and Forward, until the returned function is called. If it prevents the default,
 * the router does not navigate.
 */
export function listenToBack(listener: (event: Event) => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(beforeRouter, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(beforeRouter, listener);
  };
}

/**
 * Returns true if the dialog that added a history entry is no longer open.
 * @param id undefined if no dialog added the entry
 */
export const isOfClosedDialog = (id: string | undefined) =>
  id !== undefined && !document.getElementById(id)?.hasAttribute('open');

/**
 * Asks dialogs before the router; called before the router is created, since Chrome calls the listeners of the
 * window in the order of their registration. Going between entries of the page shown is no navigation: they
 * are the page's own and those of its dialogs. The entry of a dialog may outlive it, when the page closed it
 * or was reloaded: if no dialog prevents it, Back from such an entry goes on, and Forward to it ends there.
 * @param isShown whether the router shows the current URL
 */
export function askBeforeRouter(isShown: () => boolean): void {
  addEventListener('popstate', (event) => {
    const isFree = dispatchEvent(new Event(beforeRouter, { cancelable: true }));
    // A link to a fragment has no state.
    const isSamePage = event.state && isShown();
    if (isSamePage || !isFree) event.stopImmediatePropagation();
    if (isSamePage && isFree && !isOfClosedDialog(event.state.dialog)) history.back();
  });
}

/** Closes like the Back button, removing the history entry; calls `onClose` when there is no entry. */
export function closeAsBack(onClose: () => void): void {
  if (history.state?.dialog) history.back();
  else onClose();
}
