import { toast } from 'react-hot-toast/headless';
import { ToastMessage } from 'shared-ui/toast-region';

/** Shows a toast that an article was removed from the cart, with an undo button. */
export function showRemovedToast(onUndo: () => void): void {
  toast(<ToastMessage text="Article retiré du panier" actionLabel="Annuler" onAction={onUndo} />);
}
