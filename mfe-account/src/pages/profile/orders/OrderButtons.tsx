import { useDownload } from 'page-kit/forms';
import { ReorderQuestion } from 'page-kit/orders';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from 'shared-contracts/api/orders';
import { Button, type ButtonProps } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';

interface ReorderButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  readonly order: Order;
}

/** Opens the dialog that adds articles of an order to the cart again, then navigates to the cart. */
export function ReorderButton({ order, ...look }: ReorderButtonProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...look} icon="refresh" onClick={() => setAsking(true)}>
        Commander à nouveau
      </Button>
      {asking && (
        <ReorderQuestion
          order={order}
          onAdded={() => void navigate('/order')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'children' | 'aria-describedby'> {
  readonly path: string;
  /** File name. */
  readonly name: string;
}

const missing = 'Ce fichier n’est pas disponible.';

/** Downloads a file of the API, and shows the reason if that fails. */
export function DownloadButton({ path, name, ...look }: DownloadButtonProps) {
  const { busy, refusal, download } = useDownload({ path, name: () => name, missing });
  return (
    <>
      <Button
        {...look}
        variant="secondary"
        icon="file-download"
        busy={busy}
        onClick={() => void download()}
      />
      <Refusal>{refusal}</Refusal>
    </>
  );
}
