import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useUser } from 'shared-contracts/auth';
import { draftKey, draftsAtom, setDraftAtom } from '../drafts';

/** True when the customer has typed something into this form and left it without saving. */
export function useHasDraft(name: string): boolean {
  const { user } = useUser();
  const drafts = useAtomValue(draftsAtom);
  return user !== null && draftKey(user.id, name) in drafts;
}

/**
 * Puts back what the same customer typed before, and keeps what is typed when the form goes away unsaved.
 * Returns the function that gives the draft up, to be called before the form is closed.
 */
export function useKeptDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): () => void {
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
    const kept = given.current.dirty && !given.current.up;
    setDraft(key.current, kept ? { ...find(key.current), ...form.getValues() } : null);
  });
  useEffect(() => leave, []);

  return () => {
    given.current.up = true;
  };
}
