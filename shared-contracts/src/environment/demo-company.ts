import type { Environment } from './environment';

const loopback = /^(localhost|.*\.localhost|127\..*)$/;

/** Whether the shop or the API has a URL that is not on this machine. */
export const isPublic = ({ shop, api }: Pick<Environment, 'shop' | 'api'>): boolean =>
  [shop.url, api.url].some((url) => !loopback.test(new URL(url).hostname));

/** Belongs to no company, and has a correct check digit. */
const demoSiret = '00000000000000';

/** Returns the message that refuses the demo company at public URLs; null if the environment is valid. */
export function demoCompanyRefusal(environment: Environment): string | null {
  const { company, demo } = environment;
  const isInvented = company.siret === demoSiret || company.demonstration !== undefined;
  if (!isInvented || demo || !isPublic(environment)) return null;
  return `company : « ${company.legalName} » est la société de démonstration : mettez ici celle qui vend (siret, vatNumber, …, sans demonstration), ou écrivez "demo": true si la boutique n’est qu’une démonstration.`;
}
