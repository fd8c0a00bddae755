import { type EditedForm, filled, named, useEditedForm } from 'page-kit/forms';
import { memo, useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Address } from 'shared-contracts/api/addresses';
import { longest, longestInAddress } from 'shared-contracts/api/limits';
import { isPhoneNumber, phoneRefusal } from 'shared-contracts/api/phone-and-email';
import { postcodeRefusal, usablePostcode } from 'shared-contracts/api/postcodes';
import { countries } from 'shared-contracts/pricing';
import { Button } from 'shared-ui/button';
import { Checkbox, ErrorSummary, Field, InputField, Select } from 'shared-ui/field';
import { classNames } from 'shared-ui/styles';
import { AccountForm } from '../AccountForm';
import { useDraft } from '../drafts';
import styles from '../form.module.css';

/** The values of the form. */
export type TypedAddress = Required<Omit<Address, 'id'>>;

interface AddressFormProps {
  /** Name under which unsaved input is stored. */
  readonly draft: string;
  readonly saved: TypedAddress;
  readonly success: string;
  readonly failure: string;
  /** Makes the call with the values changed since the form opened. May reject with an `ApiError`. */
  readonly onSave: (changed: Partial<TypedAddress>) => Promise<void>;
  /** Called when the address was saved, and when the customer cancels. */
  readonly onClose: () => void;
}

/** Renders the fields of an address, and whether it is the default for delivery or billing. */
export function AddressForm({ draft, saved, success, failure, onSave, onClose }: AddressFormProps) {
  const form = useEditedForm<TypedAddress>(saved);
  useDraft(form, draft);

  const { setFocus } = form;
  useEffect(() => setFocus('fullName'), [setFocus]);

  async function save(address: TypedAddress) {
    const postalCode = usablePostcode(address.postalCode, address.country) ?? address.postalCode;
    await onSave(form.changed({ ...address, postalCode }));
    toast.success(success);
    close();
  }

  function close() {
    form.reset();
    onClose();
  }

  return (
    <AccountForm
      form={form}
      submitLabel="Enregistrer"
      actions={
        <Button
          variant="tertiary"
          aria-label={saved.addressLine1 ? `Annuler pour ${saved.addressLine1}` : undefined}
          onClick={close}
        >
          Annuler
        </Button>
      }
      failure={failure}
      onSend={save}
    >
      <ErrorSummary {...form.summary} />
      <AddressFields form={form} />
      <Checkbox label="Adresse de livraison par défaut" {...form.register('isDefaultShipping')} />
      <Checkbox label="Adresse de facturation par défaut" {...form.register('isDefaultBilling')} />
    </AccountForm>
  );
}

/** Where the form of a new address starts. */
export const emptyAddress: TypedAddress = {
  fullName: '',
  addressLine1: '',
  addressLine2: '',
  postalCode: '',
  city: '',
  country: 'FR',
  phone: '',
  isDefaultShipping: false,
  isDefaultBilling: false,
};

function AddressFields({ form }: { readonly form: EditedForm<TypedAddress> }) {
  const country = form.watch('country');
  return (
    <>
      <InputField
        label="Destinataire (personne ou service)"
        required
        {...form.field('fullName', named('Destinataire', 'Écrivez le nom de la personne ou du service.'))}
        autoComplete="shipping name"
        maxLength={longestInAddress.line}
      />
      <InputField
        label="Adresse"
        required
        {...form.field('addressLine1', filled('Écrivez le numéro et la rue.'))}
        autoComplete="shipping address-line1"
        maxLength={longestInAddress.line}
      />
      <InputField
        label="Complément d’adresse"
        optional
        {...form.field('addressLine2')}
        autoComplete="shipping address-line2"
        maxLength={longestInAddress.line}
      />
      <div className={classNames(styles.two, styles.town)}>
        <InputField
          label="Code postal"
          required
          {...form.field('postalCode', {
            required: 'Écrivez le code postal.',
            validate: (typed, address) =>
              usablePostcode(typed, address.country) !== null || postcodeRefusal(typed, address.country),
          })}
          autoComplete="shipping postal-code"
          inputMode={country === 'FR' ? 'numeric' : 'text'}
        />
        <InputField
          label="Ville"
          required
          {...form.field('city', filled('Écrivez la ville.'))}
          autoComplete="shipping address-level2"
          maxLength={longestInAddress.city}
        />
      </div>
      <div className={styles.two}>
        <Field label="Pays" required {...form.entry('country')}>
          {(control) => (
            <Select
              {...control}
              {...form.input('country', {
                required: 'Choisissez un pays.',
                onChange: () => form.getValues('postalCode') && form.trigger('postalCode'),
              })}
              autoComplete="shipping country"
            >
              <option value="">Choisissez un pays</option>
              <CountryOptions />
            </Select>
          )}
        </Field>
        <InputField
          label="Téléphone"
          required
          hint="Pour vous joindre si la livraison l’exige, jamais pour du démarchage."
          {...form.field('phone', {
            required: 'Écrivez un numéro de téléphone.',
            validate: (typed) => isPhoneNumber(typed) || phoneRefusal,
          })}
          type="tel"
          autoComplete="shipping tel"
          maxLength={longest.phone}
        />
      </div>
    </>
  );
}

/** Memoised, since React would otherwise compare 250 options at each keystroke. */
const CountryOptions = memo(() =>
  countries().map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  )),
);
