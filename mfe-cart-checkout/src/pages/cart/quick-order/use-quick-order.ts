import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { cartIsFull, useAddLines } from 'page-kit/cart';
import { lookUp, productQuery } from 'page-kit/catalogue';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quickOrderLimit } from 'shared-contracts/api/limits';
import { useHttp } from 'shared-contracts/http';
import { retryable } from 'shared-contracts/retryable';
import { randomKey } from 'shared-contracts/storage';
import { type CheckedRow, checkRows, type OpenRow } from './check-rows';
import { decodeFile } from './decode-file';
import { useStoredDraft } from './stored-quick-order';

/** The CSV parser is loaded on first use. */
const loadCsvReader = retryable(() => import(/* webpackChunkName: "cart-csv" */ '../cart-csv'));

/** Limit in bytes: 200 rows with designations are far smaller; a larger file is of another kind. */
const maxFileSize = 1_000_000;
const notText =
  'Ce fichier n’est pas un fichier CSV lisible. Dans votre tableur, choisissez «\u00a0Enregistrer sous\u00a0», puis le format CSV UTF-8.';

const lineCount = (count: number) => (count === 1 ? '1 ligne' : `${count} lignes`);

// In the store: a check of rows goes on when the page is left, and the page may be opened again before it ends.
const busyAtom = atom(false);

/** State of the quick order: adds valid rows to the cart and lists the others for correction. */
export function useQuickOrder() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const addLines = useAddLines();
  const { draft, setDraft, readAgain } = useStoredDraft();
  const [busy, setBusy] = useAtom(busyAtom);
  const isOwnCheck = useRef(false);
  const [news, setNews] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const [completedChecks, setCompletedChecks] = useState(0);

  const readWhatIsLeft = useEffectEvent(() => {
    if (!isOwnCheck.current) readAgain();
  });
  useEffect(() => {
    if (!busy) readWhatIsLeft();
  }, [busy]);

  async function addRows(rows: readonly CheckedRow[], otherRows: readonly OpenRow[], text: string) {
    const found = await lookUp(
      http,
      rows.map(({ reference }) => reference),
    );
    const { lines: good, products, open } = checkRows(rows, found);
    for (const product of products)
      queryClient.setQueryData(productQuery(http, product.Code).queryKey, product);
    const refused = addLines(good).map(({ productCode, quantity }): OpenRow => {
      const row = { reference: productCode, quantity: String(quantity) };
      return { ...row, id: randomKey(), field: 'reference', reason: cartIsFull, choices: [] };
    });
    const added = good.length - refused.length;
    const openRows = [...open, ...refused];
    setDraft({ text, rows: [...otherRows, ...openRows] });
    setNews(
      [
        added > 0 && `${lineCount(added)} dans le panier.`,
        openRows.length > 0 && `${lineCount(openRows.length)} à corriger.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
    setCompletedChecks((count) => count + 1);
  }

  /** Runs one task at a time: a second press does not add the rows twice. */
  async function runExclusive(work: () => Promise<void>) {
    if (busy) return;
    isOwnCheck.current = true;
    setBusy(true);
    setRefusal(undefined);
    setNews('');
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }

  /** Adds the rows of `text`. `fieldText` is the content of the field when `text` comes from a file. */
  async function addText(text: string, fieldText = '') {
    const code = await loadCsvReader().catch(() => null);
    if (!code) return setRefusal('Les lignes n’ont pas pu être lues. Vérifiez votre connexion et réessayez.');
    const rows = code.readRows(text);
    if (rows.length === 0) return setRefusal('Indiquez au moins une ligne\u00a0: référence, puis quantité.');
    const checked = rows.slice(0, quickOrderLimit).map((row) => ({ ...row, id: randomKey() }));
    const excess = rows.slice(quickOrderLimit);
    await addRows(checked, draft.rows, [fieldText, code.writeRows(excess)].filter(Boolean).join('\n'));
    if (excess.length > 0)
      setRefusal(
        `${quickOrderLimit} lignes sont prises à la fois. Les suivantes (${excess.length}) sont restées ici\u00a0: ajoutez-les à leur tour.`,
      );
  }

  return {
    text: draft.text,
    rows: draft.rows,
    busy,
    news,
    refusal,
    /** Number of completed checks; each may leave rows to correct. */
    completedChecks,
    type(text: string) {
      setDraft({ ...draft, text });
      setRefusal(undefined);
    },
    add: () => runExclusive(() => addText(draft.text)),
    addFile: (file: File) =>
      runExclusive(async () => {
        if (file.size > maxFileSize)
          return setRefusal('Ce fichier est trop grand. Choisissez un fichier CSV d’un mégaoctet au plus.');
        // Refused if the file was moved or changed since it was chosen.
        const bytes = await file.arrayBuffer().catch(() => null);
        if (!bytes) return setRefusal('Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.');
        const text = decodeFile(new Uint8Array(bytes));
        if (text === null) return setRefusal(notText);
        await addText(text, draft.text);
      }),
    retry: () => runExclusive(() => addRows(draft.rows, [], draft.text)),
    change: (id: string, change: Partial<OpenRow>) =>
      setDraft({ ...draft, rows: draft.rows.map((row) => (row.id === id ? { ...row, ...change } : row)) }),
    remove: (id: string) => setDraft({ ...draft, rows: draft.rows.filter((row) => row.id !== id) }),
  };
}
