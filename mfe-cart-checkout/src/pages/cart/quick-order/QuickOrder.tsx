import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { quickOrderLimit } from 'shared-contracts/api/limits';
import { Button } from 'shared-ui/button';
import { Field, Input, InputField, Select, TextArea } from 'shared-ui/field';
import { PanelBox } from 'shared-ui/layout';
import type { OpenRow } from './check-rows';
import styles from './QuickOrder.module.css';
import { useQuickOrder } from './use-quick-order';

const fieldId = 'commande-rapide';

/** Adds typed, pasted or imported references with quantities to the cart; invalid rows can be corrected. */
export function QuickOrder() {
  const order = useQuickOrder();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const openTitle = useRef<HTMLHeadingElement>(null);
  const { completedChecks, rows } = order;

  useLayoutEffect(() => {
    if (completedChecks === 0) return;
    // The button for corrected rows unmounts with the last row.
    const isLost = document.activeElement === document.body;
    (openTitle.current ?? (isLost ? title.current : null))?.focus();
  }, [completedChecks]);

  // A link from another page: the browser has looked for the field before it was rendered.
  useEffect(() => {
    if (window.location.hash === `#${fieldId}`) title.current?.scrollIntoView();
  }, []);

  return (
    <PanelBox as="section" padded className={`${styles.box} sph-stack`} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        Commande rapide
      </h2>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void order.add();
        }}
      >
        <Field
          id={fieldId}
          label="Références et quantités"
          hint={
            <>
              Une ligne par article&nbsp;: référence, puis quantité. Par exemple&nbsp;:{' '}
              <span className={styles.example}>ABC-123 12</span>
            </>
          }
          error={order.refusal}
        >
          {(control) => (
            <TextArea
              {...control}
              value={order.text}
              readOnly={order.busy}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => order.type(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Ou un fichier"
          hint={`CSV ou texte, ${quickOrderLimit}\u00a0lignes au plus, par exemple un panier exporté.`}
          className={styles.file}
        >
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              aria-disabled={order.busy}
              onClick={(event) => order.busy && event.preventDefault()}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void order.addFile(file);
                // Reset, so that choosing the same file again after a correction fires a change event.
                currentTarget.value = '';
              }}
            />
          )}
        </Field>
        <Button type="submit" icon="plus" busy={order.busy} className={styles.add}>
          Ajouter ces lignes
        </Button>
      </form>
      <p role="status" className={styles.news}>
        {order.news}
      </p>
      {rows.length > 0 && (
        <>
          <h3 ref={openTitle} tabIndex={-1}>
            Lignes à corriger
          </h3>
          <ul className={styles.rows} aria-label="Lignes à corriger">
            {rows.map((row, index) => (
              <OpenRowFields
                key={row.id}
                row={row}
                position={index + 1}
                busy={order.busy}
                onChange={(change) => order.change(row.id, change)}
                onRemove={() => {
                  order.remove(row.id);
                  (rows.length > 1 ? openTitle : title).current?.focus();
                }}
              />
            ))}
          </ul>
          <Button
            busy={order.busy}
            icon="refresh"
            variant="secondary"
            className={styles.retry}
            onClick={() => void order.retry()}
          >
            Ajouter les lignes corrigées
          </Button>
        </>
      )}
    </PanelBox>
  );
}

interface OpenRowFieldsProps {
  readonly row: OpenRow;
  /** Starts at 1; part of the labels. */
  readonly position: number;
  readonly busy: boolean;
  readonly onChange: (change: Partial<OpenRow>) => void;
  readonly onRemove: () => void;
}

/** A row that was not added: both fields, with the reason at the invalid one, and a remove button. */
function OpenRowFields({ row, position, busy, onChange, onRemove }: OpenRowFieldsProps) {
  const reasonOf = (field: OpenRow['field']) => (row.field === field ? row.reason || undefined : undefined);
  const isAmbiguous = row.choices.length > 0;
  return (
    <li className={styles.row}>
      <InputField
        label={`Référence, ligne ${position}`}
        value={row.reference}
        readOnly={busy}
        spellCheck={false}
        autoComplete="off"
        error={isAmbiguous ? undefined : reasonOf('reference')}
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
        {`Retirer la ligne ${position}`}
      </Button>
      {isAmbiguous && (
        <Field label={`Article, ligne ${position}`} error={row.reason || undefined} className={styles.choice}>
          {(control) => (
            <Select
              {...control}
              value={row.code ?? ''}
              disabled={busy}
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
