import { type EditedForm, fieldAtFault } from 'page-kit/forms';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isApiError } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import styles from './form.module.css';

interface AccountFormProps<Values extends FieldValues> {
  readonly form: EditedForm<Values>;
  /** Follows the sentence on required fields. */
  readonly note?: string;
  readonly children: ReactNode;
  readonly submitLabel: string;
  /** Next to the submit button. */
  readonly actions?: ReactNode;
  /** Makes the call. May reject with an `ApiError`, which the form shows. */
  readonly onSend: (values: Values) => Promise<void>;
  /** Shown when the API refuses the call, unless it explains too many attempts or a conflict of the whole. */
  readonly failure: string;
}

/** Renders a form of the account, and why the API refused it. */
export function AccountForm<Values extends FieldValues>({
  form,
  note,
  children,
  submitLabel,
  actions,
  onSend,
  failure,
}: AccountFormProps<Values>) {
  const { errors, isSubmitting } = form.formState;

  async function send(values: Values) {
    try {
      await onSend(values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { status, message } = error;
      const field = fieldAtFault(error, values);
      if (field) form.setError(field, { message }, { shouldFocus: true });
      const isExplained = !field && (status === 409 || status === 429);
      form.setError('root', { message: isExplained ? message : failure });
    }
  }

  return (
    <form className="sph-stack" noValidate onSubmit={form.submit(send)}>
      <p className="sph-quiet">Les champs marqués d’une étoile sont obligatoires. {note}</p>
      {children}
      <Refusal>{errors.root?.message}</Refusal>
      <div className={`${styles.actions} sph-row`}>
        <Button type="submit" busy={isSubmitting}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}
