import { renderToString } from 'react-dom/server';
import { categoriesQuery } from 'shared-contracts/catalogue';
import type { App } from '../../../src/app/create-app';
import { ShellProviders } from '../../../src/app/ShellProviders';
import { MenuFamilies } from '../../../src/layout/header/MenuFamilies';

/**
 * Gives the HTML of the menu's families, made anew only when they change: they are a quarter of the elements of a list and
 * the same on every page. Null without families.
 */
export function rememberFamiliesMarkup(): (app: App) => string | null {
  let known = { text: '', markup: '' };

  return (app) => {
    const families = app.queryClient.getQueryData(categoriesQuery(app.http).queryKey);
    if (!families) return null;
    const text = JSON.stringify(families);
    if (text !== known.text) {
      const page = (
        <ShellProviders app={app}>
          <MenuFamilies families={families} />
        </ShellProviders>
      );
      known = { text, markup: renderToString(page) };
    }
    return known.markup;
  };
}
