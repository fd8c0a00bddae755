import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { longest } from 'shared-contracts/api/limits';
import { serverNow, useExtras } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Field, InputField, Select } from 'shared-ui/field';
import styles from './HistorySearch.module.css';
import { type HistoryFilter, historyPath, recentMonths, statusOf, statusTexts } from './history-filter';
import { DownloadButton } from './OrderButtons';

/** Searches orders by words, status and month, which are in the URL. */
export function HistorySearch({ filter }: { readonly filter: HistoryFilter }) {
  const navigate = useNavigate();
  // The specification gives an order no date, and no file of a month.
  const dated = useExtras();
  const path = historyPath(filter);
  const [shown, setShown] = useState(path);
  const [draft, setDraft] = useState(filter);
  // Back, or a link that shows all orders again.
  if (path !== shown) {
    setShown(path);
    setDraft(filter);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = historyPath({ ...draft, words: draft.words.trim() });
    if (wanted !== path) void navigate(wanted, { preventScrollReset: true });
  }

  const months = recentMonths(serverNow());
  const known = draft.month === null || months.includes(draft.month) ? months : [draft.month, ...months];
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
              {Object.entries(statusTexts).map(([status, text]) => (
                <option key={status} value={status}>
                  {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {dated && (
          <Field label="Mois">
            {(control) => (
              <Select
                {...control}
                value={draft.month ?? ''}
                onChange={({ target }) => setDraft({ ...draft, month: target.value || null })}
              >
                <option value="">Tous</option>
                {known.map((month) => (
                  <option key={month} value={month}>
                    {monthText(month)}
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
      {dated && filter.month && (
        <DownloadButton
          key={filter.month}
          size="small"
          path={`orders/export?month=${filter.month}`}
          name={`commandes-${filter.month}.csv`}
          missing="Cet export n’est pas disponible."
        >
          Télécharger le mois (CSV)
        </DownloadButton>
      )}
      {dated && !filter.month && (
        <p className="sph-small">Choisissez un mois pour télécharger ses commandes (CSV).</p>
      )}
    </div>
  );
}

let longMonth: Intl.DateTimeFormat | undefined;

/** 'novembre 2026' */
function monthText(month: string): string {
  longMonth ??= new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', year: 'numeric', month: 'long' });
  return longMonth.format(new Date(`${month}-01T00:00:00Z`));
}
