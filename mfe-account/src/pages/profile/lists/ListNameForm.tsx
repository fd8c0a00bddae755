import { filled } from 'page-kit/forms';
import { listRefusal } from 'page-kit/lists';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { longest } from 'shared-contracts/api/limits';
import { isApiError } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { InputField } from 'shared-ui/field';
import styles from './ListsSection.module.css';

interface ListNameFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly name?: string;
  /** May reject with an `ApiError`. */
  readonly onSave: (name: string) => Promise<void>;
  /** For a form that a button opens: it takes the focus. */
  readonly onCancel?: () => void;
}

/** Form for the name of a list; saved, it starts again. A refused name stays in the field, with the reason. */
export function ListNameForm({ label, submitLabel, name = '', onSave, onCancel }: ListNameFormProps) {
  const form = useForm({ defaultValues: { name } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  const isOpened = onCancel !== undefined;

  useEffect(() => {
    if (isOpened) setFocus('name');
  }, [isOpened, setFocus]);

  async function save(typed: { readonly name: string }) {
    try {
      await onSave(typed.name.trim());
      form.reset();
    } catch (reason) {
      if (!isApiError(reason)) throw reason;
      form.setError('name', { message: listRefusal(reason) }, { shouldFocus: true });
    }
  }

  return (
    <form noValidate className={`${styles.nameForm} sph-cluster`} onSubmit={form.handleSubmit(save)}>
      <InputField
        label={label}
        error={errors.name?.message}
        {...form.register('name', filled('Donnez un nom à la liste.'))}
        maxLength={longest.listName}
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" busy={isSubmitting}>
        {submitLabel}
      </Button>
      {onCancel && (
        <Button variant="tertiary" aria-label={`Annuler le nouveau nom de ${name}`} onClick={onCancel}>
          Annuler
        </Button>
      )}
    </form>
  );
}
