import { useAtomValue, useStore } from 'jotai';
import { displayDesignation, productPath, useProducts } from 'page-kit/catalogue';
import { useCall } from 'page-kit/forms';
import { listRefusal, useLists } from 'page-kit/lists';
import { useRef } from 'react';
import type { CartLine } from 'shared-contracts/api/cart';
import type { ShoppingList } from 'shared-contracts/api/lists';
import { packLine } from 'shared-contracts/catalogue';
import { Button } from 'shared-ui/button';
import { Pill, Refusal } from 'shared-ui/feedback';
import { QuantityStepper } from 'shared-ui/field';
import { draftsAtom, setDraftAtom } from '../drafts';
import styles from './ListsSection.module.css';

interface ListLinesProps {
  readonly list: ShoppingList;
}

/** The lines of a list, to edit. Unsaved changes survive leaving the section and changes on other devices. */
export function ListLines({ list }: ListLinesProps) {
  const { draft, setDraft, dropDraft } = useListDraft(list);
  const { busy, refusal, run } = useCall((error) =>
    error.code === 'list_changed'
      ? 'Cette liste vient d’être modifiée ailleurs. Enregistrez à nouveau pour garder vos quantités, ou annulez pour voir les nouvelles.'
      : listRefusal(error),
  );
  const items = useRef<HTMLUListElement>(null);
  const { change } = useLists();
  const lines = draft ?? list.lines;
  const products = useProducts(lines.map(({ productCode }) => productCode));

  const setQuantity = (code: string, quantity: number) =>
    setDraft(lines.map((line) => (line.productCode === code ? { ...line, quantity } : line)));

  /** Removes a line and focuses the list, since the focused button unmounts. */
  function removeLine(code: string) {
    setDraft(lines.filter((line) => line.productCode !== code));
    items.current?.focus();
  }

  const save = () =>
    run(async () => {
      await change(list, { lines: [...lines] });
      dropDraft();
    });

  return (
    <>
      <ul ref={items} tabIndex={-1} className={styles.lines} aria-label={`Articles de la liste ${list.name}`}>
        {lines.map(({ productCode, quantity }) => {
          const found = products[productCode];
          const product = found?.product;
          const name = product ? displayDesignation(product.Designation) : productCode;
          const pack = packLine(product?.facts?.pack, null);
          const isUnavailable = found?.missing || product?.PrixHT === null;
          return (
            <li key={productCode} className={styles.line}>
              <div>
                {product ? <a href={productPath(product)}>{name}</a> : <span>{name}</span>}
                <p className="sph-quiet">{`Réf. ${product?.Reference ?? productCode}`}</p>
                {pack && <p className="sph-quiet">{pack}</p>}
              </div>
              {isUnavailable && <Pill tone="bad">Indisponible</Pill>}
              <QuantityStepper
                size="s"
                min={1}
                value={quantity}
                onChange={(next) => setQuantity(productCode, next)}
                label={`Quantité de ${name}`}
                itemName={name}
              />
              <Button
                variant="tertiary"
                size="small"
                icon="trash"
                onClick={() => removeLine(productCode)}
                aria-label={`Retirer ${name} de la liste`}
              >
                Retirer
              </Button>
            </li>
          );
        })}
      </ul>
      <Refusal>{refusal}</Refusal>
      {draft && (
        <div className={styles.actions}>
          <Button size="small" busy={busy} onClick={() => void save()}>
            Enregistrer les modifications
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={busy}
            onClick={() => void run(async () => dropDraft())}
          >
            Annuler les modifications
          </Button>
        </div>
      )}
    </>
  );
}

/** The list's id identifies the customer too, since a list has one owner. */
const keyOf = ({ id }: ShoppingList) => `list ${id}`;

/** Returns true if the list has unsaved changes. */
export function useHasListDraft(list: ShoppingList): boolean {
  return keyOf(list) in useAtomValue(draftsAtom);
}

/** Returns the unsaved lines of a list, null without changes. They survive leaving the section. */
function useListDraft(list: ShoppingList) {
  const key = keyOf(list);
  const store = useStore();
  const draft = useAtomValue(draftsAtom)[key]?.lines as readonly CartLine[] | undefined;

  return {
    draft: draft ?? null,
    setDraft: (lines: readonly CartLine[]) => store.set(setDraftAtom, key, { lines }),
    /** Keeps a draft that has changed since the last render. */
    dropDraft: () => {
      if (store.get(draftsAtom)[key]?.lines === draft) store.set(setDraftAtom, key, null);
    },
  };
}
