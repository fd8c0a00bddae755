import { formatMonth } from 'page-kit/orders';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { longest } from 'shared-contracts/api/limits';
import { serverNow, useExtras } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Field, InputField, Select } from 'shared-ui/field';
import styles from './HistorySearch.module.css';
import {
  goodsTexts,
  type HistoryFilter,
  historyPath,
  recentMonths,
  statusOf,
  statusTexts,
} from './history-filter';
import { DownloadButton } from './OrderButtons';

interface HistorySearchProps {
  readonly filter: HistoryFilter;
  /** The API returns shipments. */
  readonly knowsGoods: boolean;
  /** A listed order has documents of the company. */
  readonly hasDocuments: boolean;
}

/** Form that searches orders by words, status and month. They are in the URL. */
export function HistorySearch({ filter, knowsGoods, hasDocuments }: HistorySearchProps) {
  const navigate = useNavigate();
  // Without extras, the API has neither the dates of orders nor a CSV file of a month.
  const hasDates = useExtras();
  const path = historyPath(filter);
  const [draft, setDraft] = useState({ ...filter, path });
  // The URL was changed by Back, or by the link to all orders.
  if (draft.path !== path) setDraft({ ...filter, path });

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = historyPath({ ...draft, words: draft.words.trim() });
    if (next !== path) void navigate(next, { preventScrollReset: true });
  }

  const months = recentMonths(serverNow());
  const options = draft.month === null || months.includes(draft.month) ? months : [draft.month, ...months];
  return (
    <div className={styles.search}>
      <form aria-label="Rechercher dans mes commandes" className={styles.form} onSubmit={submit}>
        <InputField
          className={styles.words}
          type="search"
          label="Numéro, référence ou nom d’article"
          value={draft.words}
          maxLength={longest.orderSearch}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setDraft({ ...draft, words: event.target.value })}
        />
        <Field label="État">
          {(control) => (
            <Select
              {...control}
              value={draft.status ?? ''}
              onChange={({ target }) => setDraft({ ...draft, status: statusOf(target.value) })}
            >
              <option value="">Tous</option>
              {Object.entries({ ...statusTexts, ...(knowsGoods && goodsTexts) }).map(([status, text]) => (
                <option key={status} value={status}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {hasDates && (
          <Field label="Mois">
            {(control) => (
              <Select
                {...control}
                value={draft.month ?? ''}
                onChange={({ target }) => setDraft({ ...draft, month: target.value || null })}
              >
                <option value="">Tous</option>
                {options.map((month) => (
                  <option key={month} value={month}>
                    {formatMonth(month)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Button type="submit" variant="secondary" icon="search">
          Rechercher
        </Button>
      </form>
      {hasDates && filter.month && (
        <div key={filter.month} className="sph-cluster">
          <DownloadButton
            size="small"
            path={`orders/export?month=${filter.month}`}
            name={`commandes-${filter.month}.csv`}
          >
            Télécharger le mois (CSV)
          </DownloadButton>
          {hasDocuments && (
            <DownloadButton
              size="small"
              path={`orders/documents?month=${filter.month}`}
              name={`documents-${filter.month}.zip`}
            >
              Télécharger ses documents (ZIP)
            </DownloadButton>
          )}
        </div>
      )}
      {hasDates && !filter.month && (
        <p className="sph-small">
          {`Choisissez un mois pour télécharger ses commandes (CSV)${hasDocuments ? ' et ses documents (ZIP)' : ''}.`}
        </p>
      )}
    </div>
  );
}
