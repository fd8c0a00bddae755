import type { ReactNode } from 'react';
import { Note } from './Note';

/** Why something could not be done, read out at once; nothing without a reason. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <Note tone="bad" role="alert">
      {children}
    </Note>
  );
}
