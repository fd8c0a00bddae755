import { Button } from 'shared-ui/button';
import { Field, InputField, Select } from 'shared-ui/field';
import type { OpenRow } from './judge-rows';
import styles from './QuickOrder.module.css';

interface OpenRowFieldsProps {
  readonly row: OpenRow;
  /** Counts from 1; part of the labels. */
  readonly position: number;
  readonly busy: boolean;
  readonly onChange: (change: Partial<OpenRow>) => void;
  readonly onRemove: () => void;
}

/** A row that did not reach the cart: its reason at the field at fault, both fields to correct, and its way out. */
export function OpenRowFields({ row, position, busy, onChange, onRemove }: OpenRowFieldsProps) {
  const reasonOf = (field: OpenRow['field']) => (row.field === field ? row.reason || undefined : undefined);
  const isDoubtful = row.choices.length > 0;
  return (
    <li className={styles.row}>
      <InputField
        label={`Référence, ligne ${position}`}
        value={row.reference}
        readOnly={busy}
        spellCheck={false}
        autoComplete="off"
        error={isDoubtful ? undefined : reasonOf('reference')}
        onChange={({ target }) =>
          onChange({
            reference: target.value,
            choices: [],
            code: undefined,
            ...(row.field === 'reference' && { reason: '' }),
          })
        }
      />
      <InputField
        label={`Quantité, ligne ${position}`}
        value={row.quantity}
        readOnly={busy}
        inputMode="numeric"
        autoComplete="off"
        error={reasonOf('quantity')}
        onChange={({ target }) =>
          onChange({ quantity: target.value, ...(row.field === 'quantity' && { reason: '' }) })
        }
      />
      <Button variant="tertiary" icon="trash" onClick={onRemove} className={styles.remove} disabled={busy}>
        Retirer la ligne {position}
      </Button>
      {isDoubtful && (
        <Field label={`Article, ligne ${position}`} error={row.reason || undefined} className={styles.choice}>
          {(own) => (
            <Select
              {...own}
              value={row.code ?? ''}
              onChange={({ target }) => onChange({ code: target.value, reason: '' })}
            >
              <option value="" disabled>
                Choisissez un article
              </option>
              {row.choices.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name} ({code})
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </li>
  );
}
