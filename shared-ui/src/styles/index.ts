import queries from './breakpoints.json';

/** Joins the class names that apply; nothing at all gives undefined, so that no empty attribute is written. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/**
 * The widths at which the shop changes its layout, as media queries. A stylesheet asks `@media (--phone)`.
 *
 * `large-text` is less than any phone at usual text: a browser whose text is set much larger.
 *
 * Less than 1051 px is `max-width: 65.68em`, just under its 65.6875em: browsers zoom to widths between two pixels.
 */
export const breakpoints: Readonly<typeof queries> = queries;
