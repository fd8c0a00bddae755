import { sql } from 'drizzle-orm';
import { collectSearchWords } from '../catalogue/search/vocabulary';
import type { Db } from '../database/database';
import { tidyCatalogue } from '../import/store-catalogue';

// Within the server's statement timeout, even on a busy machine.
const articlesPerStatement = 5_000;

/** Adds articles after the demo articles, in all their categories; every fourth name has the same words. */
export async function addArticles(db: Db, number: number): Promise<void> {
  for (let first = 1; first <= number; first += articlesPerStatement) {
    await addRange(db, first, Math.min(number, first + articlesPerStatement - 1));
  }
  await collectSearchWords(db);
  await tidyCatalogue(db);
}

const addRange = (db: Db, first: number, last: number) =>
  db.execute(sql`
    insert into products (code, reference, designation, description, price_ht, vat_rate, category_code,
      subcategory_code, variant_group, variant_name, stock, keywords, position)
    select 'GRAND-' || n, 'GRAND-' || n,
      (array['Savon doux', 'Nettoyant sols', 'Sac poubelle', 'Gants nitrile'])[1 + n % 4] || ' modèle ' || n,
      'Pour les sols et les surfaces.', 1 + (n % 997) / 4.0, 20, s.category_code, s.code,
      'GRAND-' || n / 4, n::text, n % 50, s.name, 10000 + n
    from generate_series(${first}::int, ${last}::int) n
    join (select *, row_number() over (order by position) - 1 as rank, count(*) over () as count from subcategories) s
      on s.rank = n % s.count`);
