/** How long an unpaid card order may be paid after it was placed, at its own prices (hours). */
export const resumableHours = 24;

/** A form lives 15 minutes with the provider; one submitted at the last moment is answered within one more (minutes). */
export const formLife = 16;
/** An unpaid order may be paid until the form that was opened at the last moment is dead (minutes). */
export const payableLife = resumableHours * 60 + formLife;
