import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';

/** One line of the list, as `ErrorSummary` of shared-ui takes it. */
interface FieldError {
  /** `id` of the field's control. */
  readonly fieldId: string;
  readonly message: string;
}

interface ErrorSummaryOfForm {
  /** `id` of a field's control, to be given to `Field`. */
  readonly id: (name: string) => string;
  readonly errors: readonly FieldError[];
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Second argument of `handleSubmit`: lists what is wrong and takes the focus there. */
  readonly show: () => void;
}

/** The list of errors above a form. It appears when a submit is refused and shrinks as the fields are put right. */
export function useErrorSummary<Values extends FieldValues>(errors: FieldErrors<Values>): ErrorSummaryOfForm {
  const prefix = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const id = (name: string) => `${prefix}-${name}`;

  useLayoutEffect(() => {
    if (refusals > 0) ref.current?.focus();
  }, [refusals]);

  const list = Object.entries(errors)
    .filter(([name]) => name !== 'root')
    .map(([name, error]) => ({ fieldId: id(name), message: String(error?.message ?? '') }));

  return { id, ref, errors: refusals > 0 ? list : [], show: () => setRefusals((count) => count + 1) };
}
