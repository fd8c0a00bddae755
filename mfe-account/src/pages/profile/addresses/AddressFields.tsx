import { type EditedForm, filled } from 'page-kit/forms';
import { useMemo } from 'react';
import { isPhoneNumber, phoneRefusal, postcodeRefusal, usablePostcode } from 'shared-contracts/api/fields';
import { longest } from 'shared-contracts/api/limits';
import { countries } from 'shared-contracts/pricing';
import { Field, InputField, Select } from 'shared-ui/field';
import { classNames } from 'shared-ui/styles';
import styles from '../forms/form.module.css';
import type { TypedAddress } from './AddressForm';

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

interface AddressFieldsProps {
  readonly form: EditedForm<TypedAddress>;
  /** `id` of a field's control. */
  readonly id: (name: string) => string;
}

/** The lines of an address. */
export function AddressFields({ form, id }: AddressFieldsProps) {
  const { errors } = form.formState;
  const country = form.watch('country');
  const choices = useMemo(countries, []);

  return (
    <>
      <InputField
        label="Destinataire (personne ou service)"
        required
        id={id('fullName')}
        error={errors.fullName?.message}
        {...form.field('fullName', filled('Écrivez le nom de la personne ou du service.'))}
        autoComplete="shipping name"
        maxLength={longest.addressLine}
      />
      <InputField
        label="Adresse"
        required
        id={id('addressLine1')}
        error={errors.addressLine1?.message}
        {...form.field('addressLine1', filled('Écrivez le numéro et la rue.'))}
        autoComplete="shipping address-line1"
        maxLength={longest.addressLine}
      />
      <InputField
        label="Complément d’adresse"
        optional
        id={id('addressLine2')}
        error={errors.addressLine2?.message}
        {...form.field('addressLine2')}
        autoComplete="shipping address-line2"
        maxLength={longest.addressLine}
      />
      <div className={classNames(styles.two, styles.place)}>
        <InputField
          label="Code postal"
          required
          id={id('postalCode')}
          error={errors.postalCode?.message}
          {...form.field('postalCode', {
            required: 'Écrivez le code postal.',
            validate: (typed, address) =>
              usablePostcode(typed, address.country) !== null || postcodeRefusal(address.country),
          })}
          autoComplete="shipping postal-code"
          inputMode={country === 'FR' ? 'numeric' : 'text'}
        />
        <InputField
          label="Ville"
          required
          id={id('city')}
          error={errors.city?.message}
          {...form.field('city', filled('Écrivez la ville.'))}
          autoComplete="shipping address-level2"
          maxLength={longest.city}
        />
      </div>
      <div className={styles.two}>
        <Field label="Pays" required id={id('country')} error={errors.country?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.field('country', {
                required: 'Choisissez un pays.',
                onChange: () => form.getValues('postalCode') && form.trigger('postalCode'),
              })}
              autoComplete="shipping country"
            >
              <option value="">Choisissez un pays</option>
              {choices.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <InputField
          label="Téléphone"
          required
          hint="Pour vous joindre si la livraison l’exige, jamais pour du démarchage."
          id={id('phone')}
          error={errors.phone?.message}
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
