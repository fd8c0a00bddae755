import { usePrices, useProducts } from 'page-kit/catalogue';
import { useCall } from 'page-kit/forms';
import { listRefusal, useLists } from 'page-kit/lists';
import { useRef } from 'react';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';
import { refuseUnreadable } from 'shared-ui/field';
import { ListLine } from './ListLine';
import styles from './ListsSection.module.css';
import { useListDraft } from './list-draft';

/** The lines of a list, to edit. Unsaved changes survive leaving the section and changes on other devices. */
export function ListLines({ list }: { readonly list: ShoppingList }) {
  const { draft, setDraft, dropDraft } = useListDraft(list);
  const { busy, refusal, run } = useCall(listRefusal);
  const items = useRef<HTMLUListElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { change } = useLists();
  const lines = draft ?? list.lines;
  const codes = lines.map(({ productCode }) => productCode);
  const products = useProducts(codes);
  const prices = usePrices(codes);

  const setQuantity = (code: string, quantity: number) =>
    setDraft(lines.map((line) => (line.productCode === code ? { ...line, quantity } : line)));

  /** Removes a line and focuses the list, since the focused button unmounts. */
  function removeLine(code: string) {
    setDraft(lines.filter((line) => line.productCode !== code));
    items.current?.focus();
  }

  /** Both buttons unmount with the draft. */
  function leaveActions() {
    if (actions.current?.contains(document.activeElement)) items.current?.focus();
    dropDraft();
  }

  const save = () =>
    run(async () => {
      await change(list, { lines: [...lines] });
      leaveActions();
    });

  return (
    <>
      <ul
        ref={items}
        tabIndex={-1}
        className={`${styles.lines} sph-ruled`}
        aria-label={`Articles de la liste ${list.name}`}
      >
        {lines.map((line) => (
          <ListLine
            key={line.productCode}
            line={line}
            found={products[line.productCode]}
            prices={prices}
            onQuantity={(quantity) => setQuantity(line.productCode, quantity)}
            onRemove={() => removeLine(line.productCode)}
          />
        ))}
      </ul>
      <Refusal>{refusal}</Refusal>
      {draft && (
        <div ref={actions} className={styles.actions}>
          <Button
            size="small"
            busy={busy}
            onClick={(event) => refuseUnreadable(event.currentTarget) || void save()}
          >
            Enregistrer les modifications
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={busy}
            // `run` also removes an earlier refusal.
            onClick={() => void run(async () => leaveActions())}
          >
            Annuler les modifications
          </Button>
        </div>
      )}
    </>
  );
}
