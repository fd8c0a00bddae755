import { absoluteUrl, type ShownProduct } from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { SheetAddress } from 'shared-contracts/api/products';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { productPaths } from 'shared-contracts/api/urls';
import { type Http, isApiError, useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import styles from './Sheets.module.css';

/** Buttons for the technical and safety sheets of an article; each opens in a new tab. */
export function Sheets({ product }: { product: ShownProduct }) {
  if (!product.FTFilePath && !product.FSFilePath) return null;
  return (
    <div className={styles.sheets}>
      {product.FTFilePath && (
        <Sheet code={product.Code} type="ft" fallback={product.noticeFT}>
          Fiche technique
        </Sheet>
      )}
      {product.FSFilePath && (
        <Sheet code={product.Code} type="fs" fallback={product.noticeFS}>
          Fiche de sécurité
        </Sheet>
      )}
    </div>
  );
}

interface SheetProps extends Omit<Sheet, 'http' | 'apiUrl'> {
  children: string;
}

function Sheet({ children, ...sheet }: SheetProps) {
  const http = useHttp();
  const { api } = useEnvironment();
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    const opened = await openSheet({ http, apiUrl: api.url, ...sheet });
    setBusy(false);
    if (!opened) toast.error(unknownError);
  }

  return (
    <Button variant="secondary" icon="file-download" busy={busy} onClick={open} className={styles.sheet}>
      {children}
    </Button>
  );
}

interface Sheet {
  http: Http;
  apiUrl: string;
  code: string;
  type: 'ft' | 'fs';
  /** URL of the sheet in the product, used if the call fails. */
  fallback: string | undefined;
}

/**
 * Opens a product's sheet in a new tab; returns false if that fails. The blank tab is opened before the call,
 * since browsers block a tab that opens later as a pop-up.
 */
export async function openSheet(sheet: Sheet): Promise<boolean> {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  // The document in the tab must have no access to the shop's window.
  tab.opener = null;
  const url = await findUrl(sheet);
  if (url) tab.location.replace(url);
  else tab.close();
  return url !== '';
}

async function findUrl({ http, apiUrl, code, type, fallback }: Sheet): Promise<string> {
  try {
    const { url } = await http.get<SheetAddress>(productPaths.sheet(code, type));
    return absoluteUrl(apiUrl, url) || absoluteUrl(apiUrl, fallback);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return absoluteUrl(apiUrl, fallback);
  }
}
