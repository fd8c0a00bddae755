import { Refusal } from '../refusals/problems';
import type { Outcome } from './automaton';
import type { PaymentProvider } from './payment-provider';
import type { Settlement } from './settle';

export interface InquiryDeps {
  readonly provider: PaymentProvider;
  readonly settlement: Settlement;
}

/** Asks the provider what became of an order and applies it. 'unknown' when the provider cannot say at the moment. */
export async function inquire({ provider, settlement }: InquiryDeps, orderId: string): Promise<Outcome> {
  const result = await provider.inquire(orderId);
  if (result.outcome === 'unknown') return 'unknown';
  if (result.outcome === 'absent') return settlement.applyAbsence(orderId);
  // An answer about another order or amount says nothing of this one.
  if (result.answer.orderDetails.orderId !== orderId) return 'unknown';
  try {
    return await settlement.apply(result.answer, 'inquiry');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'amount_differs') return 'unknown';
    throw error;
  }
}
