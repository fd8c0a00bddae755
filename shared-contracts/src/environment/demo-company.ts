import type { Environment } from './environment';

const loopback = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

/** Whether shop or API has another URL than this machine's own. */
export const isPublic = ({ shop, api }: Pick<Environment, 'shop' | 'api'>): boolean =>
  [shop.url, api.url].some((url) => !loopback.test(new URL(url).hostname));

/** No company has it, and its check sum is right. */
const demoSiret = '00000000000000';

/** The line that refuses the demo company behind public URLs; null where nothing is to be refused. */
export function demoCompanyRefusal(environment: Environment): string | null {
  const { company, demo } = environment;
  const isInvented = company.siret === demoSiret || company.demonstration !== undefined;
  if (!isInvented || demo || !isPublic(environment)) return null;
  return `company : « ${company.legalName} » est la société de démonstration : mettez ici celle qui vend (siret, vatNumber, …, sans demonstration), ou écrivez "demo": true si la boutique n’est qu’une démonstration.`;
}
