import type { ShownProduct } from 'page-kit/catalogue';
import { useEnvironment } from 'page-kit/page';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { openSheet, type SheetType } from './open-sheet';
import styles from './Sheets.module.css';

/** Technical and safety sheet, where the article has them; each opens in a new tab. */
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

interface SheetProps {
  code: string;
  type: SheetType;
  /** URL of the sheet that the product itself names. */
  fallback: string | undefined;
  children: string;
}

function Sheet({ code, type, fallback, children }: SheetProps) {
  const http = useHttp();
  const { api } = useEnvironment();
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    const opened = await openSheet({ http, apiUrl: api.url, code, type, fallback });
    setBusy(false);
    if (!opened) toast.error(unknownError);
  }

  return (
    <Button variant="secondary" icon="file-download" busy={busy} onClick={open} className={styles.sheet}>
      {children}
    </Button>
  );
}
