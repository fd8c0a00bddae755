import { absoluteUrl, type ShownProduct } from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { SheetAddress } from 'shared-contracts/api/products';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { productPaths } from 'shared-contracts/api/urls';
import { isApiError, useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import styles from './Sheets.module.css';

/** Buttons for the technical and safety sheets of an article; each opens in a new tab. */
export function Sheets({ product }: { product: ShownProduct }) {
  const { Code, FTFilePath, noticeFT, FSFilePath, noticeFS } = product;
  if (!FTFilePath && !FSFilePath) return null;
  return (
    <div className={styles.sheets}>
      {FTFilePath && <Sheet code={Code} type="ft" fallback={noticeFT} />}
      {FSFilePath && <Sheet code={Code} type="fs" fallback={noticeFS} />}
    </div>
  );
}

/** Labels of the technical and the safety sheet, by their type in the call. */
const labels = { ft: 'Fiche technique', fs: 'Fiche de sécurité' };

interface SheetProps {
  code: string;
  type: keyof typeof labels;
  /** URL of the sheet in the product, used if the call fails. */
  fallback: string | undefined;
}

function Sheet({ code, type, fallback }: SheetProps) {
  const http = useHttp();
  const { api } = useEnvironment();
  const [busy, setBusy] = useState(false);

  async function findUrl() {
    const sheet = await http.get<SheetAddress>(productPaths.sheet(code, type)).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      return null;
    });
    return absoluteUrl(api.url, sheet?.url) || absoluteUrl(api.url, fallback);
  }

  async function open() {
    // Before the URL is known, since browsers block a tab that opens later as a pop-up.
    const tab = window.open('', '_blank');
    if (!tab) return void toast.error(unknownError);
    // The document in the tab must have no access to the shop's window.
    tab.opener = null;
    setBusy(true);
    const url = await findUrl().finally(() => setBusy(false));
    if (url) return tab.location.replace(url);
    tab.close();
    toast.error(unknownError);
  }

  return (
    <Button variant="secondary" icon="file-download" busy={busy} onClick={open} className={styles.sheet}>
      {labels[type]}
    </Button>
  );
}
