import { useRef } from 'react';
import {
  type DefaultValues,
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
