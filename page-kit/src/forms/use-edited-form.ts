import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type SubmitHandler,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';

export type EditedForm<Values extends FieldValues> = ReturnType<typeof useEditedForm<Values>>;

/** Whether the focus moves to a submit button: an error shown now could move the button before the click. */
const movesToSubmit = (event: object): boolean =>
  'relatedTarget' in event &&
  event.relatedTarget instanceof HTMLButtonElement &&
  event.relatedTarget.type === 'submit';

/**
 * A form whose fields are validated on blur after a first edit, then on every change until they are valid. A
 * field left for the submit button is validated on submit.
 */
export function useEditedForm<Values extends FieldValues>(saved: DefaultValues<Values>) {
  const form = useForm<Values>({ defaultValues: saved, mode: 'onTouched', shouldFocusError: false });
  const edited = useRef(new Set<string>());
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const idOf = (name: string) => `${prefix}-${name}`;

  const entry = (name: FieldPath<Values>) => ({
    id: idOf(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });

  function input<Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) {
    const registered = form.register(name, rules);
    return {
      ...registered,
      onChange: (event) => {
        edited.current.add(name);
        return registered.onChange(event);
      },
      onBlur: async (event) => {
        if (edited.current.has(name) && !movesToSubmit(event)) await registered.onBlur(event);
      },
    } satisfies UseFormRegisterReturn<Name>;
  }

  const invalidFields = Object.entries(form.formState.errors)
    .filter(([name]) => name !== 'root')
    .map(([name, error]) => ({ fieldId: idOf(name), message: String(error?.message ?? '') }));

  const focusErrors = useEffectEvent(() => {
    // Errors are in the order in which they arose; the fields, in that of the document.
    const fields = invalidFields.map(({ fieldId }) => `[id="${fieldId}"]`).join();
    (summary.current ?? (fields ? document.querySelector<HTMLElement>(fields) : null))?.focus();
  });
  useLayoutEffect(() => {
    if (refusals > 0) focusErrors();
  }, [refusals]);

  return {
    ...form,
    /** Props of `Field` around a control. */
    entry,
    /** Like `register`, but a field that was focused and left without an edit shows no error. */
    input,
    /** Props of `InputField`: `entry` and `input`. */
    field: <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...entry(name),
      ...input(name, rules),
    }),
    /** Returns the fields of `values` that differ from those with which the form opened. */
    changed: (values: Values) =>
      Object.fromEntries(
        Object.entries(values).filter(([name]) => form.getFieldState(name as FieldPath<Values>).isDirty),
      ) as Partial<Values>,
    /** Props of `ErrorSummary`: appears when a submit is refused and shrinks as the fields are corrected. */
    summary: { ref: summary, errors: refusals > 0 ? invalidFields : [] },
    /** For `onSubmit`: focuses the summary if fields are invalid; in a form without it, the first of them. */
    submit: (send: SubmitHandler<Values>) => form.handleSubmit(send, () => setRefusals((count) => count + 1)),
  };
}
