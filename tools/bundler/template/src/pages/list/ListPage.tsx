import { useSuspenseQuery } from '@tanstack/react-query';
import { categoriesQuery, categoryDisplayName } from 'page-kit/catalogue';
import { PageMeta } from 'page-kit/page';
import { useHttp } from 'shared-contracts/http';
import { Button } from 'shared-ui/button';
import { PageTitle, Wrap } from 'shared-ui/layout';
import { follow } from '../../followed';
import styles from './ListPage.module.css';

/** Public page: the server renders it. */
export function Component() {
  const { data: categories } = useSuspenseQuery(categoriesQuery(useHttp()));
  return (
    <Wrap>
      <PageMeta title="Nos marques" description="Les marques de la boutique." path="marques" />
      <PageTitle title="Nos marques" />
      <ul className={styles.list}>
        {categories.map(({ code, name }) => (
          <li key={code}>
            {categoryDisplayName(name)}{' '}
            <Button variant="secondary" onClick={() => follow(code)}>
              Suivre
            </Button>
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
