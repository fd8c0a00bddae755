import { useId, useLayoutEffect, useRef, useState } from 'react';
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

/** Whether the focus goes to a submit button: an error shown now would move it away from the press. */
const leadsToSubmit = (event: object): boolean =>
  'relatedTarget' in event &&
  event.relatedTarget instanceof HTMLButtonElement &&
  event.relatedTarget.type === 'submit';

/**
 * A form whose fields are checked when they are left after a first edit, then at every change until they are right. A field that
 * is left for the submit button is checked with all others.
 */
export function useEditedForm<Values extends FieldValues>(saved: DefaultValues<Values>) {
  const form = useForm<Values>({ defaultValues: saved, mode: 'onTouched', shouldFocusError: false });
  const edited = useRef(new Set<string>());
  const prefix = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const idOf = (name: string) => `${prefix}-${name}`;

  useLayoutEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const entry = (name: FieldPath<Values>) => ({
    id: idOf(name),
    error: form.getFieldState(name, form.formState).error?.message,
  });

  function input<Name extends FieldPath<Values>>(
    name: Name,
    rules?: RegisterOptions<Values, Name>,
  ): UseFormRegisterReturn<Name> {
    const registered = form.register(name, rules);
    return {
      ...registered,
      onChange: (event) => {
        edited.current.add(name);
        return registered.onChange(event);
      },
      onBlur: async (event) => {
        if (edited.current.has(name) && !leadsToSubmit(event)) await registered.onBlur(event);
      },
    };
  }

  const wrong = Object.entries(form.formState.errors)
    .filter(([name]) => name !== 'root')
    .map(([name, error]) => ({ fieldId: idOf(name), message: String(error?.message ?? '') }));

  return {
    ...form,
    /** For `Field` around a control. */
    entry,
    /** Like `register`, but a field that was only passed through is not called wrong. */
    input,
    /** Both, for `InputField`. */
    field: <Name extends FieldPath<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...entry(name),
      ...input(name, rules),
    }),
    /** For `ErrorSummary`: it appears when a submit is refused and shrinks as the fields are put right. */
    summary: { ref: summary, errors: refusals > 0 ? wrong : [] },
    /** For `onSubmit`: a refused one gives the focus to the summary. */
    submit: (send: SubmitHandler<Values>) => form.handleSubmit(send, () => setRefusals((count) => count + 1)),
  };
}
