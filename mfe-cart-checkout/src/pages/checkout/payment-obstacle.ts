import { overfullCart } from '../../cart/OrderButton';

/** What 'Payer' depends on. */
interface PaymentConditions {
  readonly hasAddresses: boolean;
  /** Lines of the cart; an older cart may have more than the API takes. */
  readonly lineCount: number;
  readonly hasMissing: boolean;
  readonly hasFailed: boolean;
  readonly profileFailed: boolean;
  readonly amountKnown: boolean;
  readonly termsAccepted: boolean;
}

/** Why the order cannot be paid now, in the customer's words; undefined if nothing is in the way. */
export function paymentObstacle(conditions: PaymentConditions): string | undefined {
  if (!conditions.hasAddresses) return 'Ajoutez une adresse de livraison pour pouvoir payer.';
  const overfull = overfullCart(conditions.lineCount, 'pour pouvoir payer');
  if (overfull) return overfull;
  if (conditions.hasMissing) return 'Retirez du panier les articles indisponibles pour pouvoir payer.';
  if (conditions.hasFailed)
    return 'Certains articles n’ont pas pu être chargés\u00a0: réessayez pour pouvoir payer.';
  if (conditions.profileFailed)
    return 'Votre compte n’a pas pu être chargé\u00a0: réessayez pour pouvoir payer.';
  if (!conditions.amountKnown) return 'Calcul du montant en cours…';
  if (!conditions.termsAccepted) return 'Cochez la case des conditions générales pour pouvoir payer.';
  return undefined;
}
