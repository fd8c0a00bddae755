import { atom, useAtomValue, useStore } from 'jotai';
import { lastingAtom } from 'page-kit/page';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { CartLine } from 'shared-contracts/api/cart';
import { useUser } from 'shared-contracts/auth';

/** Unsaved form values, by customer and form. */
type Drafts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** In memory: survive leaving the section, an expired session, and another version of this remote. */
const draftsAtom = lastingAtom<Drafts>('mfe-account:drafts', {});

/** Unsaved lines by list, whose id identifies the customer too, since a list has one owner. */
export const listDraftsAtom = lastingAtom<Readonly<Record<string, readonly CartLine[]>>>(
  'mfe-account:list-drafts',
  {},
);

/** Removes all drafts, on sign-out. */
export const forgetDraftsAtom = atom(null, (_get, set) => {
  set(draftsAtom, {});
  set(listDraftsAtom, {});
});

/** Returns the key of the customer's draft of a form; null until the customer is known. */
function useDraftKey(form: string): string | null {
  const { user } = useUser();
  return user && `${user.id} ${form}`;
}

/**
 * Restores the customer's draft of the form, and stores its unsaved changes as they are typed. Saved or
 * cancelled, the form must be reset, which removes the draft.
 */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): void {
  const store = useStore();
  const key = useDraftKey(name);
  const { getValues, setValue, subscribe } = form;

  useEffect(() => {
    if (!key) return;
    for (const [field, value] of Object.entries(store.get(draftsAtom)[key] ?? {})) {
      // The draft of another version of the shop may have more fields.
      if (!Object.hasOwn(getValues(), field)) continue;
      setValue(field as Path<Values>, value as Values[Path<Values>], { shouldDirty: true });
    }

    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const { [key]: _stored, ...others } = store.get(draftsAtom);
        // Without values as saved: restored later, they would revert what another device has changed since.
        const typed = Object.entries(values).filter(([field]) => field in dirtyFields);
        store.set(draftsAtom, typed.length > 0 ? { ...others, [key]: Object.fromEntries(typed) } : others);
      },
    });
  }, [store, key, getValues, setValue, subscribe]);
}

/**
 * Whether a form is open: at first or, with a draft, as soon as the customer is known. When it closes, the
 * `opener` gets the focus, which is not rendered while the form is open.
 */
export function useDraftedForm(name: string, openAtFirst = false) {
  const key = useDraftKey(name);
  const hasDraft = useAtomValue(useMemo(() => atom((get) => key !== null && key in get(draftsAtom)), [key]));
  const [open, setOpen] = useState(openAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);

  if (hasDraft && !open) setOpen(true);

  useLayoutEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return { open, setOpen, opener };
}
