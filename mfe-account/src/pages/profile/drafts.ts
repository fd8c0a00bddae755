import { atom, useAtomValue, useSetAtom } from 'jotai';
import { lastingAtom } from 'page-kit/page';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useUser } from 'shared-contracts/auth';

/** What was typed into forms and not saved, by customer and form. */
type Drafts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const cellAtom = lastingAtom<Drafts>('mfe-account:drafts', {});

/**
 * Read only; in memory, so that nothing typed is lost when the section is left, the session expires or another version of this
 * remote takes over.
 */
export const draftsAtom = atom((get) => get(cellAtom));

const draftKey = (customerId: string, form: string) => `${customerId} ${form}`;

/** Replaces what was typed into a form before; null after saving or giving up. */
export const setDraftAtom = atom(null, (get, set, key: string, typed: Drafts[string] | null) => {
  const { [key]: former, ...others } = get(cellAtom);
  if (typed || former) set(cellAtom, typed ? { ...others, [key]: typed } : others);
});

/** A customer who signs out leaves nothing behind. */
export const forgetDraftsAtom = atom(null, (_get, set) => set(cellAtom, {}));

/** True when the customer has typed something into this form and left it without saving. */
export function useHasDraft(name: string): boolean {
  const { user } = useUser();
  const drafts = useAtomValue(draftsAtom);
  return user !== null && draftKey(user.id, name) in drafts;
}

/**
 * Puts back what the same customer typed before, and stores what is typed when the form goes away unsaved.
 * Returns the function that gives the draft up, to be called before the form is closed.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): () => void {
  const { user } = useUser();
  const drafts = useAtomValue(draftsAtom);
  const setDraft = useSetAtom(setDraftAtom);
  const { isDirty } = form.formState;
  // The customer at work: when the session expires the form goes away after the profile.
  const key = useRef<string | null>(null);
  const given = useRef({ up: false, dirty: false });

  const customerId = user?.id;
  const restore = useEffectEvent((draft: Readonly<Record<string, unknown>>) => {
    for (const [field, value] of Object.entries(draft)) {
      // Another version of the shop may have had more fields.
      if (!Object.hasOwn(form.getValues(), field)) continue;
      form.setValue(field as Path<Values>, value as Values[Path<Values>], { shouldDirty: true });
    }
  });

  useEffect(() => {
    given.current.dirty = isDirty;
  }, [isDirty]);

  const find = useEffectEvent((found: string) => drafts[found]);
  useEffect(() => {
    if (!customerId) return;
    key.current = draftKey(customerId, name);
    const draft = find(key.current);
    if (draft) restore(draft);
  }, [customerId, name]);

  const leave = useEffectEvent(() => {
    if (!key.current) return;
    const unsaved = given.current.dirty && !given.current.up;
    setDraft(key.current, unsaved ? { ...find(key.current), ...form.getValues() } : null);
  });
  useEffect(() => leave, []);

  return () => {
    given.current.up = true;
  };
}
