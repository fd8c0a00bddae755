import { useQuery } from '@tanstack/react-query';
import { PageMeta } from 'page-kit/page';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { FactChoice } from 'shared-contracts/api/fact-keys';
import type { ProductSort } from 'shared-contracts/api/products';
import { unknownError } from 'shared-contracts/api/unknown-error';
import { useDiscountRate } from 'shared-contracts/auth';
import { useHttp } from 'shared-contracts/http';
import { CardGridSkeleton, ErrorState } from 'shared-ui/feedback';
import { PageTitle, Wrap } from 'shared-ui/layout';
import { choiceSearch, choosesMore, knownOf } from '../../facets/choice';
import { countFacets, isMatch } from '../../facets/count-facets';
import { FacetRow } from '../../facets/FacetRow';
import { FilterButton } from '../../facets/FilterButton';
import { NothingMatches } from '../../facets/NothingMatches';
import { offered } from '../../facets/offered';
import { useChoice } from '../../facets/use-choice';
import { ListBar } from '../../listing/ListBar';
import { useListView } from '../../listing/list-view';
import { ProductCards } from '../../listing/ProductCards';
import { readSort } from '../../listing/sort';
import { TableHead } from '../../listing/TableHead';
import { rememberSearch } from '../../search/recent-searches';
import { resultsPage } from '../../search/results-path';
import { NoHit } from '../../search/SearchResults';
import { askedQuery, type ShownHit, searchQuery } from '../../search/search-query';
import { WordLeftOut } from '../../search/WordLeftOut';
import { SearchForm } from './SearchForm';
import styles from './SearchPage.module.css';
import { sortHits } from './sort-hits';

/** All that answers the query of the URL, as a list. */
export function SearchPage() {
  const [params] = useSearchParams();
  const query = askedQuery(params.get('q') ?? '');
  const search = useQuery(searchQuery(useHttp(), query));
  const found = search.data !== undefined && search.data.length > 0;

  useEffect(() => {
    if (found) rememberSearch(query);
  }, [found, query]);

  return (
    <Wrap className={styles.page}>
      <PageMeta title={query ? `Recherche : ${query}` : 'Recherche'} />
      <PageTitle title={query ? `Résultat de recherche "${query}"` : 'Recherche'} />
      <SearchForm query={params.get('q') ?? ''} />
      {query === '' && <p>Tapez au moins 3 caractères.</p>}
      {search.isLoading && <CardGridSkeleton count={12} />}
      {search.isError && (
        <ErrorState
          title={unknownError}
          text="La recherche ne répond pas. Votre panier est conservé."
          onRetry={() => search.refetch()}
          retrying={search.isFetching}
        />
      )}
      {search.data &&
        (found ? (
          <Results query={params.get('q') ?? ''} hits={search.data} sort={readSort(params)} />
        ) : (
          <NoHit />
        ))}
    </Wrap>
  );
}

interface ResultsProps {
  readonly query: string;
  readonly hits: readonly ShownHit[];
  readonly sort: ProductSort | undefined;
}

function Results({ query, hits, sort }: ResultsProps) {
  const discount = useDiscountRate();
  const inTable = useListView() === 'table';
  const cards = useRef<HTMLUListElement>(null);
  const [search] = useSearchParams();
  const choice = useChoice();
  const facets = countFacets(hits, choice);
  const hrefOf = (next: FactChoice) => resultsPage + choiceSearch(next, sort, query);
  const known = knownOf(choice, facets);
  if (choosesMore(search, known)) return <Navigate to={hrefOf(known)} replace />;

  const shown = hits.filter((hit) => isMatch(hit, choice));
  const row = { facets: offered(facets, choice, shown.length), choice, hrefOf };
  const counted = shown.length === 1 ? '1 résultat' : `${shown.length} résultats`;
  return (
    <section aria-label="Produits">
      <WordLeftOut products={hits} />
      <FacetRow {...row} />
      {shown.length === 0 ? (
        <NothingMatches choice={choice} hrefOf={hrefOf} />
      ) : (
        <>
          <ListBar
            filter={<FilterButton {...row} counted={counted} />}
            counted={counted}
            sort={sort}
            unsorted="Pertinence"
          />
          <TableHead />
          <ProductCards
            key={choiceSearch(choice, sort)}
            ref={cards}
            products={sortHits(shown, sort)}
            discount={discount}
            inTable={inTable}
            busy={false}
          />
        </>
      )}
    </section>
  );
}
