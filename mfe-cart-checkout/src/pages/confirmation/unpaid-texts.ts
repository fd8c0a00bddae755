import { formatUntil } from 'page-kit/orders';
import type { Order } from 'shared-contracts/api/orders';

/** Heading and explanation of an unpaid card order. `examined`: the provider examines a payment of it. */
export function unpaidTexts({ payment }: Order, examined: boolean): { title: string; text: string } {
  if (examined) {
    return {
      title: 'Paiement en cours de traitement',
      text: 'Votre paiement est encore en cours de vérification. Cette page vous dira s’il est accepté\u202f; s’il est refusé, vous pourrez le reprendre.',
    };
  }
  const until = formatUntil(payment?.resumableUntil);
  if (payment?.tried) {
    return {
      title: 'Paiement non terminé',
      text: until
        ? `Nous n’avons pas reçu votre paiement. Reprenez-le avant le ${until}, aux mêmes prix, ou abandonnez la commande.`
        : 'Nous n’avons pas reçu votre paiement. Pour commander, repassez par votre panier.',
    };
  }
  return {
    title: 'Commande non réglée',
    text: until
      ? `Cette commande n’est pas payée. Payez-la avant le ${until}, aux mêmes prix, ou abandonnez-la.`
      : 'Cette commande n’a pas été payée. Pour commander, repassez par votre panier.',
  };
}
