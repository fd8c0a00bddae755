/** Joins the class names; returns undefined if there are none, so that no empty attribute is rendered. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/**
 * The widths at which the layout changes, as media queries. Stylesheets use `@media (--phone)`.
 *
 * `large-text` is narrower than any phone with normal text: it matches browsers with a much larger text size.
 *
 * Below 1051 px is `max-width: 65.68em`, just under its 65.6875em: zoomed browsers have fractional widths.
 */
export { default as breakpoints } from './breakpoints.json';
