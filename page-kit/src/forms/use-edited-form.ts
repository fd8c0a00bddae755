import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

export interface EditedForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Like `register`, but a field that was only passed through is not called wrong. */
  readonly field: <Name extends FieldPath<Values>>(
    name: Name,
    rules?: RegisterOptions<Values, Name>,
  ) => UseFormRegisterReturn<Name>;
}

/** Whether the focus goes to a submit button: an error shown now would move it away from the press. */
const leadsToSubmit = (event: object): boolean =>
  'relatedTarget' in event &&
  event.relatedTarget instanceof HTMLButtonElement &&
  event.relatedTarget.type === 'submit';

/**
 * A form whose fields are checked when they are left after a first edit, then at every change until they are right. A field that
 * is left for the submit button is checked with all others.
 */
export function useEditedForm<Values extends FieldValues>(saved: DefaultValues<Values>): EditedForm<Values> {
  const form = useForm<Values>({ defaultValues: saved, mode: 'onTouched', shouldFocusError: false });
  const edited = useRef(new Set<string>());

  const field: EditedForm<Values>['field'] = (name, rules) => {
    const control = form.register(name, rules);
    return {
      ...control,
      onChange: (event) => {
        edited.current.add(name);
        return control.onChange(event);
      },
      onBlur: async (event) => {
        if (edited.current.has(name) && !leadsToSubmit(event)) await control.onBlur(event);
      },
    };
  };
  return { ...form, field };
}

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
