import { useId } from 'react';
import { longestOrderNotes } from 'shared-contracts/api/limits';
import { Field, InputField, TextArea } from 'shared-ui/field';
import { Disclosure } from '../../cart/Disclosure';
import type { OrderNotes } from './checkout-choice';
import { Step } from './Step';

interface OrderNotesStepProps {
  number: number;
  notes: OrderNotes;
  onWrite: (notes: Partial<OrderNotes>) => void;
}

const atMost = (characters: number) => `${characters}\u00a0caractères au plus.`;

const numberFields = [
  { name: 'purchaseOrderNumber', label: 'Votre numéro de bon de commande', hint: '' },
  {
    name: 'engagementNumber',
    label: 'Numéro d’engagement',
    hint: 'D’un organisme public, pour sa facture par Chorus Pro. ',
  },
  {
    name: 'serviceCode',
    label: 'Code service',
    hint: 'Du service qui reçoit la facture, s’il en a un. ',
  },
] as const;

/** The customer's reference numbers and delivery instructions; all optional. */
export function OrderNotesStep({ number, notes, onWrite }: OrderNotesStepProps) {
  const titleId = useId();
  const written = Object.values(notes).filter((text) => text.trim() !== '');

  return (
    <Step number={number} done={written.length > 0} title="Références et consignes" titleId={titleId}>
      <Disclosure
        title={written.join(' · ') || 'Bon de commande, engagement, service, consignes (facultatif)'}
      >
        <div className="sph-stack">
          {numberFields.map(({ name, label, hint }) => (
            <InputField
              key={name}
              label={label}
              optional
              hint={`${hint}${atMost(longestOrderNotes[name])}`}
              value={notes[name]}
              maxLength={longestOrderNotes[name]}
              autoComplete="off"
              onChange={({ currentTarget }) => onWrite({ [name]: currentTarget.value })}
            />
          ))}
          <Field
            label="Consignes de livraison"
            optional
            hint={`Quai, étage, horaires de réception… ${atMost(longestOrderNotes.deliveryInstructions)}`}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                value={notes.deliveryInstructions}
                maxLength={longestOrderNotes.deliveryInstructions}
                onChange={({ currentTarget }) => onWrite({ deliveryInstructions: currentTarget.value })}
              />
            )}
          </Field>
        </div>
      </Disclosure>
    </Step>
  );
}
