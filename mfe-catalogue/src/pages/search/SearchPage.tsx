import { useQuery } from '@tanstack/react-query';
import { CardGridSkeleton, productPath, usePrices } from 'page-kit/catalogue';
import { PageMeta, QueryFailure } from 'page-kit/page';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import { longest } from 'shared-contracts/api/limits';
import type { ProductSort } from 'shared-contracts/api/products';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { Input } from 'shared-ui/field';
import { PageTitle, Wrap } from 'shared-ui/layout';
import { FacetRow } from '../../facets/FacetRow';
import { FilterButton } from '../../facets/FilterButton';
import { choiceSearch, reducedChoice, useChoice } from '../../facets/facet-choice';
import { countFacets, isMatch, offered } from '../../facets/facets';
import { NothingMatches } from '../../facets/NothingMatches';
import { ListBar, listed, SortChoice } from '../../listing/ListBar';
import { ProductCards } from '../../listing/ProductCards';
import { readSort } from '../../listing/sort';
import { NoResults, WordLeftOut } from '../../search/NoResults';
import { askedQuery, resultsPage, type ShownHit, searchQuery } from '../../search/search-query';
import { recentSearches } from '../../storage/recent-searches-and-products';
import styles from './SearchPage.module.css';
import { sortHits } from './sort-hits';

/** A GTIN of 8 to 14 digits, as a scanner types it, followed by Enter. */
const barcode = /^\d{8,14}$/;

/** Page with all results of the query in the URL; a scanned barcode leads to its article. */
export function Component() {
  const [params] = useSearchParams();
  const typed = params.get('q') ?? '';
  const query = askedQuery(typed);
  const search = useQuery(searchQuery(useHttp(), query));
  const found = search.data !== undefined && search.data.length > 0;

  useEffect(() => {
    if (found) recentSearches.remember(query);
  }, [found, query]);

  const [first, ...others] = search.data ?? [];
  if (first && others.length === 0 && barcode.test(query))
    return <Navigate to={productPath(first)} replace />;

  return (
    <Wrap className={styles.page}>
      <PageMeta title={query ? `Recherche : ${query}` : 'Recherche'} />
      <PageTitle title={query ? `Résultat de recherche "${query}"` : 'Recherche'} />
      <SearchForm query={typed} />
      {query === '' && <p>Tapez au moins 3 caractères.</p>}
      {search.isLoading && <CardGridSkeleton />}
      {search.isError && (
        <QueryFailure
          query={search}
          title={unknownError}
          text="La recherche ne répond pas. Votre panier est conservé."
        />
      )}
      {search.data &&
        (found ? <Results query={typed} hits={search.data} sort={readSort(params)} /> : <NoResults />)}
    </Wrap>
  );
}

interface ResultsProps {
  readonly query: string;
  readonly hits: readonly ShownHit[];
  readonly sort: ProductSort | undefined;
}

function Results({ query, hits, sort }: ResultsProps) {
  const prices = usePrices(hits.map(({ Code }) => Code));
  const [search] = useSearchParams();
  const choice = useChoice();
  const facets = countFacets(hits, choice);
  const hrefOf = (next: FactChoice) => resultsPage + choiceSearch(next, sort, query);
  const reduced = reducedChoice(search, choice, facets);
  if (reduced) return <Navigate to={hrefOf(reduced)} replace />;

  const shown = hits.filter((hit) => isMatch(hit, choice));
  const row = { facets: offered(facets, choice, shown.length), choice, hrefOf };
  const counted = shown.length === 1 ? '1 résultat' : `${shown.length} résultats`;
  return (
    <section aria-label="Produits" className={listed}>
      <WordLeftOut products={hits} />
      <FacetRow {...row} />
      {shown.length === 0 ? (
        <NothingMatches hrefOf={hrefOf} />
      ) : (
        <>
          <ListBar counted={counted}>
            <FilterButton {...row} counted={counted} />
            <SortChoice sort={sort} unsorted="Pertinence" />
          </ListBar>
          <ProductCards key={choiceSearch(choice, sort)} products={sortHits(shown, sort)} prices={prices} />
        </>
      )}
    </section>
  );
}

/** Field of visitors without JavaScript, for whom the header's does not open. */
const SearchForm = ({ query }: { readonly query: string }) => (
  <noscript>
    <form action={resultsPage} className={`${styles.form} sph-row`}>
      <Input
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
  </noscript>
);
