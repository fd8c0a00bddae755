/** Slots of the shell's layout, and what the shell passes to the fragment that fills each. */
export interface SlotProps {
  Search: {
    /** Called when the search closes: Escape, its button, a followed result. */
    readonly onClose: () => void;
    /** What was typed while the search was on its way. */
    readonly typed?: string;
    /** Enter was pressed after it. */
    readonly submitted?: boolean;
  };
  CartPanel: Record<string, never>;
}

export type Slot = keyof SlotProps;

export const slots = Object.keys({ Search: true, CartPanel: true } satisfies Record<Slot, true>) as Slot[];
