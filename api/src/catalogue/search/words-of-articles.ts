import { type SQL, sql } from 'drizzle-orm';
import { searchSynonyms } from '../../database/schema';
import { searchText, unaccented } from '../../database/search-text';
import { phraseRows } from './synonyms';

interface ArticleTexts {
  readonly code: string;
  readonly reference: string;
  readonly designation: string;
  readonly description: string;
  readonly keywords: string;
}

/** For texts without quantities, like `index_words()`. */
const plain = (text: string) => unaccented(text).replace(/[^a-z0-9]+/g, ' ');

/** Columns that `selectWords` selects. */
export const wordColumns = ['synonyms', 'named', 'search'] as const;

/** Selects code, synonyms and words of articles, normalised here: the database takes longer for that. */
export function selectWords(articles: readonly ArticleTexts[]): SQL {
  const texts = articles.map(({ code, reference, designation, description, keywords }) => ({
    code,
    name: unaccented(designation),
    reference: plain(reference),
    designation: searchText(designation),
    keywords: plain(keywords),
    description: searchText(description),
  }));
  // Phrases are compared only with names that begin with the same letter.
  return sql`
    with phrases as materialized (${phraseRows}),
      article as materialized (
        select *, indexed_words(reference, 'A') || indexed_words(designation, 'A') as named
        from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as given (code text, name text, reference text,
          designation text, keywords text, description text)),
      found as (
        select article.code, string_agg(distinct other.phrase, ' ') as synonyms
        from article join phrases on left(name, 1) = left(start, 1) and starts_with(name, start) and named @@ matches
          join ${searchSynonyms} other on other."group" = phrases."group"
        group by article.code)
    select code, coalesce(synonyms, '') as synonyms, named,
      named || indexed_words(coalesce(synonyms, '') || ' ' || keywords, 'B') || indexed_words(description, 'C') as search
    from article left join found using (code)`;
}
