import { useDownload } from 'page-kit/forms';
import { Button } from 'shared-ui/button';
import { Refusal } from 'shared-ui/feedback';

/** The sums of a month's orders as a file for the books. `month` as `2026-11`. */
export function MonthExport({ month }: { readonly month: string }) {
  const { busy, refusal, download } = useDownload({
    path: `orders/export?month=${month}`,
    name: () => `commandes-${month}.csv`,
    missing: 'Cet export n’est pas disponible.',
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon="file-download"
        busy={busy}
        onClick={() => void download()}
      >
        Télécharger le mois (CSV)
      </Button>
      <Refusal>{refusal}</Refusal>
    </>
  );
}
