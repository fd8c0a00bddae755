import { atom } from 'jotai';
import { lastingAtom } from 'page-kit/page';

/** What was typed into forms and not saved, by customer and form. */
export type Drafts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const cellAtom = lastingAtom<Drafts>('mfe-account:drafts', {});

/**
 * Read only; in memory, so that nothing typed is lost when the section is left, the session expires or another version of this
 * remote takes over.
 */
export const draftsAtom = atom((get) => get(cellAtom));

export const draftKey = (customerId: string, form: string) => `${customerId} ${form}`;

/** Replaces what was typed into a form before; null after saving or giving up. */
export const setDraftAtom = atom(null, (get, set, key: string, typed: Drafts[string] | null) => {
  const { [key]: former, ...others } = get(cellAtom);
  if (typed || former) set(cellAtom, typed ? { ...others, [key]: typed } : others);
});

/** A customer who signs out leaves nothing behind. */
export const forgetDraftsAtom = atom(null, (_get, set) => set(cellAtom, {}));
