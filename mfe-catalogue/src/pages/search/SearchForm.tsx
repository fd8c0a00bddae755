import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { longest } from 'shared-contracts/api/limits';
import { Button } from 'shared-ui/button';
import { Input } from 'shared-ui/field';
import { resultsPage, resultsPath } from '../../search/results-path';
import styles from './SearchPage.module.css';

/** Another query; works without a script. */
export function SearchForm({ query }: { readonly query: string }) {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(asked ? resultsPath(asked) : resultsPage);
  }

  return (
    <search>
      <form action={resultsPage} onSubmit={submit} className={styles.form}>
        <Input
          key={query}
          aria-label="Chercher dans tous les produits"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={longest.searchText}
          placeholder="Rechercher un produit"
        />
        <Button type="submit" variant="secondary">
          Rechercher
        </Button>
      </form>
    </search>
  );
}
