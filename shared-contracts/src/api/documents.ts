import { z } from 'zod';
import { Cart } from './cart';

/** Body of `POST documents/quote.pdf`: a cart as the customer sees it. */
export const QuoteRequest = z.object({ lines: Cart.min(1) });
export type QuoteRequest = z.infer<typeof QuoteRequest>;
