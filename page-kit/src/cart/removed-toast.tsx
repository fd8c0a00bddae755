import { toast } from 'react-hot-toast/headless';
import { ToastMessage } from 'shared-ui/toast-region';

/** Says that an article is out of the cart, and offers to put it back. */
export function sayRemoved(putBack: () => void): void {
  toast(<ToastMessage text="Article retiré du panier" actionLabel="Annuler" onAction={putBack} />);
}
