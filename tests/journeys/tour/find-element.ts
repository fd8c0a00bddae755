import type * as TestingLibrary from '@testing-library/dom';

/** An exact text, or the source of a regular expression: queries must be serialisable. */
type Name = string | { readonly pattern: string };

/** Describes an element by role and name, label, text or title, optionally within another one. */
export interface Query {
  readonly by: 'role' | 'label' | 'text' | 'title';
  readonly role?: string;
  readonly name?: Name | undefined;
  readonly within?: Query | undefined;
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

const named = (name: string | RegExp | undefined) =>
  name instanceof RegExp ? { pattern: name.source } : name;

/** Finds by ARIA role and, optionally, accessible name. */
export const byRole = (role: string, name?: string | RegExp, within?: Query): Query => ({
  by: 'role',
  role,
  name: named(name),
  within,
});

const by =
  (kind: 'label' | 'text' | 'title') =>
  (name: string | RegExp, within?: Query): Query => ({ by: kind, name: named(name), within });

export const byLabel = by('label');
export const byText = by('text');
export const byTitle = by('title');

/** Runs in the page, which must have Testing Library: returns the first visible element of the query. */
export async function findShown(query: Query): Promise<Element | null> {
  const library = window.TestingLibraryDom;
  if (!library) throw new Error('Testing Library is not loaded');
  const matcherOf = (name: Name) => (content: string) => {
    // Treats no-break spaces as spaces.
    const text = content.replace(/\s+/g, ' ').trim();
    return typeof name === 'string' ? text === name : new RegExp(name.pattern).test(text);
  };
  const all = ({ by, role = '', name, within }: Query): HTMLElement[] => {
    const matcher = name === undefined ? undefined : matcherOf(name);
    const containers = within ? all(within) : [document.body];
    return containers.flatMap((container) => {
      if (by === 'role') return library.queryAllByRole(container, role, matcher && { name: matcher });
      const finders = {
        label: library.queryAllByLabelText,
        text: library.queryAllByText,
        title: library.queryAllByTitle,
      };
      return matcher ? finders[by](container, matcher) : [];
    });
  };
  return all(query).find((element) => element.getClientRects().length > 0) ?? null;
}

/** Runs in the page: scrolls to the element; true if it does not move and nothing covers its centre. */
export async function comeWithinReach(element: Element): Promise<boolean> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const label = hit?.closest('label');
  return before.x === x && before.y === y && (element.contains(hit) || label?.control === element);
}
