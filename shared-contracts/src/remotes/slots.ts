import { z } from 'zod';

/** Slots of the shell's layout, and the props of the fragment in each. Browsers import only the types. */
export const slotProps = {
  Search: z.object({
    /** Called when the search closes: Escape, its button, a followed result. */
    onClose: z.function({ input: [], output: z.void() }),
    /** Text typed while the search was loading. */
    typed: z.string().exactOptional(),
    /** Enter was pressed after it. */
    submitted: z.boolean().exactOptional(),
  }),
  CartPanel: z.object({}),
  /** On the home page, for a customer; each is as large as its place, and empty without anything to show. */
  LastOrder: z.object({}),
  UsualArticles: z.object({}),
};

export type Slot = keyof typeof slotProps;

export type SlotProps = { readonly [Name in Slot]: Readonly<z.infer<(typeof slotProps)[Name]>> };

export const slots = Object.keys(slotProps) as Slot[];
