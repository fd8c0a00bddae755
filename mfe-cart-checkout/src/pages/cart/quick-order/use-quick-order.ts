import { useQueryClient } from '@tanstack/react-query';
import { cartIsFull, useAddLines } from 'page-kit/cart';
import { lookUp, productQuery } from 'page-kit/catalogue';
import { useEffect, useRef, useState } from 'react';
import { quickOrderLimit } from 'shared-contracts/api/limits';
import { useHttp } from 'shared-contracts/http';
import { retryable } from 'shared-contracts/retryable';
import { type CheckedRow, checkRows, type OpenRow } from './check-rows';
import { decodeFile } from './decode-file';
import { type QuickOrderDraft, storedQuickOrder } from './stored-quick-order';

/** The reader of CSV comes with the first row. */
const rowCode = retryable(() => import(/* webpackChunkName: "cart-csv" */ '../cart-csv'));

const codeMissing = 'Les lignes n’ont pas pu être lues. Vérifiez votre connexion et réessayez.';
/** Bytes; 200 rows with designations are far below it, and what is larger is another kind of file. */
const largestFile = 1_000_000;
const tooLarge = 'Ce fichier est trop grand. Choisissez un fichier CSV d’un mégaoctet au plus.';
/** It was moved, changed or closed to the browser after it was chosen. */
const unreadable = 'Ce fichier n’a pas pu être lu. Choisissez-le de nouveau.';
const notText =
  'Ce fichier n’est pas un fichier CSV. Dans votre tableur, choisissez «\u00a0Enregistrer sous\u00a0», puis le format CSV.';
const nothing = 'Indiquez au moins une ligne\u00a0: référence, puis quantité.';

const lines = (count: number) => (count === 1 ? '1 ligne' : `${count} lignes`);
const noDraft: QuickOrderDraft = { text: '', rows: [] };

/** What becomes of typed and filed rows: good ones reach the cart, the others stay to be corrected. */
export function useQuickOrder() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const addLines = useAddLines();
  const [draft, setDraft] = useState(() => storedQuickOrder.read() ?? noDraft);
  const [busy, setBusy] = useState(false);
  const [news, setNews] = useState('');
  const [refusal, setRefusal] = useState<string | undefined>();
  const [settled, setSettled] = useState(0);
  const lastId = useRef(0);

  useEffect(() => {
    if (draft.text === '' && draft.rows.length === 0) storedQuickOrder.remove();
    else storedQuickOrder.store(draft);
  }, [draft]);

  async function settle(rows: readonly CheckedRow[], others: readonly OpenRow[], text: string) {
    const found = await lookUp(
      http,
      rows.map(({ reference }) => reference),
    );
    const { lines: good, products, open } = checkRows(rows, found);
    for (const product of products)
      queryClient.setQueryData(productQuery(http, product.Code).queryKey, product);
    const refused = addLines(good).map(({ productCode, quantity }): OpenRow => {
      lastId.current += 1;
      const row = { reference: productCode, quantity: String(quantity) };
      return { ...row, id: `row-${lastId.current}`, field: 'reference', reason: cartIsFull, choices: [] };
    });
    const taken = good.length - refused.length;
    const left = [...open, ...refused];
    setDraft({ text, rows: [...others, ...left] });
    setNews(
      [taken > 0 && `${lines(taken)} dans le panier.`, left.length > 0 && `${lines(left.length)} à corriger.`]
        .filter(Boolean)
        .join(' '),
    );
    setSettled((count) => count + 1);
  }

  /** One at a time: a second press adds nothing twice. */
  async function alone(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    setNews('');
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }

  /** `stays`: what is in the field and not part of it. */
  async function addText(text: string, stays = '') {
    const code = await rowCode().catch(() => null);
    if (!code) return setRefusal(codeMissing);
    const rows = code.readRows(text);
    if (rows.length === 0) return setRefusal(nothing);
    const checked = rows.slice(0, quickOrderLimit).map((row) => {
      lastId.current += 1;
      return { ...row, id: `row-${lastId.current}` };
    });
    const beyond = rows.slice(quickOrderLimit);
    await settle(checked, draft.rows, [stays, code.writeRows(beyond)].filter(Boolean).join('\n'));
    if (beyond.length > 0)
      setRefusal(
        `${quickOrderLimit} lignes sont prises à la fois. Les suivantes (${beyond.length}) sont restées ici\u00a0: ajoutez-les à leur tour.`,
      );
  }

  return {
    text: draft.text,
    rows: draft.rows,
    busy,
    news,
    refusal,
    /** Counts the answers; with each, rows may be left. */
    settled,
    type(text: string) {
      setDraft({ ...draft, text });
      setRefusal(undefined);
    },
    add: () => alone(() => addText(draft.text)),
    addFile: (file: File) =>
      alone(async () => {
        if (file.size > largestFile) return setRefusal(tooLarge);
        const bytes = await file.arrayBuffer().catch(() => null);
        if (bytes === null) return setRefusal(unreadable);
        const filed = decodeFile(new Uint8Array(bytes));
        if (filed === null) return setRefusal(notText);
        await addText(filed, draft.text);
      }),
    retry: () => alone(() => settle(draft.rows, [], draft.text)),
    change: (id: string, change: Partial<OpenRow>) =>
      setDraft({ ...draft, rows: draft.rows.map((row) => (row.id === id ? { ...row, ...change } : row)) }),
    remove: (id: string) => setDraft({ ...draft, rows: draft.rows.filter((row) => row.id !== id) }),
  };
}
