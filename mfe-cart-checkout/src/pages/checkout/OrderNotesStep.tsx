import { useId } from 'react';
import { longest } from 'shared-contracts/api/limits';
import { Field, InputField, TextArea } from 'shared-ui/field';
import type { OrderNotes } from './checkout-choice';
import styles from './OrderNotesStep.module.css';
import { Step } from './Step';

export interface OrderNotesStepProps {
  number: number;
  notes: OrderNotes;
  onWrite: (notes: Partial<OrderNotes>) => void;
}

const atMost = (characters: number) => `${characters}\u00a0caractères au plus.`;

/** The customer's own number of the order and how it is to be delivered; both may stay empty. */
export function OrderNotesStep({ number, notes, onWrite }: OrderNotesStepProps) {
  const titleId = useId();
  const done = Object.values(notes).some((text) => text.trim() !== '');

  return (
    <Step number={number} done={done} title="Références et consignes" titleId={titleId}>
      <div className={styles.notes}>
        <InputField
          label="Votre numéro de bon de commande"
          optional
          hint={atMost(longest.purchaseOrderNumber)}
          value={notes.purchaseOrderNumber}
          maxLength={longest.purchaseOrderNumber}
          autoComplete="off"
          onChange={({ currentTarget }) => onWrite({ purchaseOrderNumber: currentTarget.value })}
        />
        <Field
          label="Consignes de livraison"
          optional
          hint={`Quai, étage, horaires de réception… ${atMost(longest.deliveryInstructions)}`}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={notes.deliveryInstructions}
              maxLength={longest.deliveryInstructions}
              onChange={({ currentTarget }) => onWrite({ deliveryInstructions: currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </Step>
  );
}
