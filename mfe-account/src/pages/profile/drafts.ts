import { atom, useAtomValue, useStore } from 'jotai';
import { lastingAtom } from 'page-kit/page';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { CartLine } from 'shared-contracts/api/cart';
import { useUser } from 'shared-contracts/auth';

/** Unsaved form values, by customer and form. */
type Drafts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** In memory. They survive leaving the section, an expired session and the switch to another version of this remote. */
const draftsAtom = lastingAtom<Drafts>('mfe-account:drafts', {});

/** Unsaved lines by list, whose id identifies the customer too, since a list has one owner. */
export const listDraftsAtom = lastingAtom<Readonly<Record<string, readonly CartLine[]>>>(
  'mfe-account:list-drafts',
  {},
);

const draftKey = (customerId: string, form: string) => `${customerId} ${form}`;

/** Removes all drafts, on sign-out. */
export const forgetDraftsAtom = atom(null, (_get, set) => {
  set(draftsAtom, {});
  set(listDraftsAtom, {});
});

/** Returns true if the customer has a draft of this form. */
export function useHasDraft(name: string): boolean {
  const { user } = useUser();
  const drafts = useAtomValue(draftsAtom);
  return user !== null && draftKey(user.id, name) in drafts;
}

/**
 * Restores the customer's draft of the form, and stores one when the form unmounts, or the page is hidden, with
 * unsaved changes.
 * Returns a function that discards the draft, to be called before the form is closed.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): () => void {
  const { user } = useUser();
  const store = useStore();
  const { isDirty } = form.formState;
  // Remembers the customer: when the session expires, the profile is cleared before the form unmounts.
  const key = useRef<string | null>(null);
  const discarded = useRef(false);

  const customerId = user?.id;
  const restore = useEffectEvent((draft: Drafts[string]) => {
    for (const [field, value] of Object.entries(draft)) {
      // The draft of another version of the shop may have more fields.
      if (!Object.hasOwn(form.getValues(), field)) continue;
      form.setValue(field as Path<Values>, value as Values[Path<Values>], { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (!customerId) return;
    key.current = draftKey(customerId, name);
    restore(store.get(draftsAtom)[key.current] ?? {});
  }, [store, customerId, name]);

  const leave = useEffectEvent(() => {
    if (!key.current) return;
    const { [key.current]: stored, ...others } = store.get(draftsAtom);
    const values = form.getValues();
    // Without values as saved: restored later, they would revert what another device has changed since.
    const typed = Object.entries({ ...stored, ...values }).filter(
      ([field]) => !Object.hasOwn(values, field) || form.getFieldState(field as Path<Values>).isDirty,
    );
    const isUnsaved = isDirty && !discarded.current;
    store.set(draftsAtom, isUnsaved ? { ...others, [key.current]: Object.fromEntries(typed) } : others);
  });
  useEffect(() => {
    // A phone drops a hidden page without unmounting its forms.
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);

  return () => {
    discarded.current = true;
  };
}
