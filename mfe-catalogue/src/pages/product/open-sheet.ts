import { absoluteUrl } from 'page-kit/catalogue';
import type { SheetAddress } from 'shared-contracts/api/products';
import { productPaths } from 'shared-contracts/api/urls';
import type { Http } from 'shared-contracts/http';
import { isApiError } from 'shared-contracts/http';

export type SheetType = 'ft' | 'fs';

interface Sheet {
  http: Http;
  apiUrl: string;
  code: string;
  type: SheetType;
  fallback: string | undefined;
}

/**
 * Opens a product's sheet in a new tab; false if that failed. The tab is opened within the click, blank, because a tab that
 * opens after a call counts as a pop-up.
 */
export async function openSheet(sheet: Sheet): Promise<boolean> {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  // The document that will be shown there must not reach the shop.
  tab.opener = null;
  const url = await findUrl(sheet);
  if (url) tab.location.replace(url);
  else tab.close();
  return url !== '';
}

async function findUrl({ http, apiUrl, code, type, fallback }: Sheet): Promise<string> {
  try {
    const { url } = await http.get<SheetAddress>(productPaths.sheet(code, type));
    return absoluteUrl(apiUrl, url) || absoluteUrl(apiUrl, fallback);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return absoluteUrl(apiUrl, fallback);
  }
}
