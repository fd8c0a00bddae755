import { renderToString } from 'react-dom/server';
import { categoriesQuery } from 'shared-contracts/catalogue';
import type { App } from '../../../src/app/create-app';
import { ShellProviders } from '../../../src/app/ShellProviders';
import { MenuCategories } from '../../../src/layout/header/MenuCategories';

/**
 * Gives the HTML of the menu's categories, made anew only when they change: they are a quarter of the elements of a list and
 * the same on every page. Null without categories.
 */
export function rememberCategoriesMarkup(): (app: App) => string | null {
  let known = { text: '', markup: '' };

  return (app) => {
    const categories = app.queryClient.getQueryData(categoriesQuery(app.http).queryKey);
    if (!categories) return null;
    const text = JSON.stringify(categories);
    if (text !== known.text) {
      const page = (
        <ShellProviders app={app}>
          <MenuCategories categories={categories} />
        </ShellProviders>
      );
      known = { text, markup: renderToString(page) };
    }
    return known.markup;
  };
}
