import { fieldAtFault, useEditedForm, useErrorSummary } from 'page-kit/forms';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Address } from 'shared-contracts/api/addresses';
import { usablePostcode } from 'shared-contracts/api/fields';
import { isApiError } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import { Checkbox, ErrorSummary } from 'shared-ui/field';
import styles from '../forms/form.module.css';
import { useKeptDraft } from '../forms/use-kept-draft';
import { AddressFields } from './AddressFields';

/** What the form holds: an address without its id. */
export type TypedAddress = Required<Omit<Address, 'id'>>;

interface AddressFormProps {
  /** Name under which unsaved text is kept. */
  readonly draft: string;
  readonly saved: TypedAddress;
  readonly texts: { readonly success: string; readonly failure: string };
  /** Makes the call; gives back what is to be done once the form has said so. */
  readonly onSave: (address: TypedAddress) => Promise<() => void>;
  readonly onCancel: () => void;
}

/** An address to be typed, with what it is the default for. */
export function AddressForm({ draft, saved, texts, onSave, onCancel }: AddressFormProps) {
  const form = useEditedForm<TypedAddress>(saved);
  const { errors, isSubmitting } = form.formState;
  const summary = useErrorSummary(errors);
  const giveUpDraft = useKeptDraft(form, draft);

  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);

  async function save(address: TypedAddress) {
    try {
      const postalCode = usablePostcode(address.postalCode, address.country) ?? address.postalCode;
      const goOn = await onSave({ ...address, postalCode });
      giveUpDraft();
      toast.success(texts.success);
      goOn();
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(texts.failure);
      const field = fieldAtFault(error, address);
      if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
      // A refusal has its reason, such as too many addresses; a call that failed has none.
      else form.setError('root', { message: error.status === 409 ? error.message : texts.failure });
    }
  }

  function cancel() {
    giveUpDraft();
    onCancel();
  }

  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit(save, summary.show)}>
      <p className={styles.explained}>Les champs marqués d’une étoile sont obligatoires.</p>
      <ErrorSummary ref={summary.ref} errors={summary.errors} />
      <AddressFields form={form} id={summary.id} />
      <Checkbox label="Adresse de livraison par défaut" {...form.register('isDefaultShipping')} />
      <Checkbox label="Adresse de facturation par défaut" {...form.register('isDefaultBilling')} />
      <Refusal>{errors.root?.message}</Refusal>
      <div className={styles.actions}>
        <Button type="submit" busy={isSubmitting}>
          Enregistrer
        </Button>
        <Button variant="tertiary" onClick={cancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
