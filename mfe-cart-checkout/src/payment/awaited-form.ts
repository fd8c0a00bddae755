import { keptWithCart } from '../storage/kept-with-cart';

/** A card form that a customer waits for while another version of the page, which has its code, replaces this one. */
export interface AwaitedForm {
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
}

/** Later nobody waits any more (milliseconds). */
const life = 30_000;

export const keptAwaitedForm = keptWithCart<AwaitedForm>('session', 'awaited-form', ({ askedAt }) =>
  typeof askedAt === 'number' && Date.now() - askedAt < life ? { askedAt } : null,
);
