import type { Environment } from 'shared-contracts/environment';
import { legalIdentity } from 'shared-contracts/environment/company';
import type { customers } from '../database/schema';
import type { Block } from './email';

type Customer = typeof customers.$inferSelect;

export const text = (...lines: string[]): Block => ({ kind: 'text', text: lines.join('\n') });

export const greeting = ({ firstName }: Pick<Customer, 'firstName'>) => text(`Bonjour ${firstName},`);

/** Who writes, and how to reach them. */
export function signature({ company }: Environment): Block {
  return text(
    `L’équipe ${company.shopName}`,
    `${company.street}, ${company.postalCode} ${company.city}`,
    `${company.phoneDisplayed} · ${company.email}`,
    `${company.legalName}, ${legalIdentity(company)}`,
  );
}

/** Links always start at the configured URL of the shop, never at what a request says. */
export const shopLink = ({ shop }: Environment, path: string) => new URL(path, shop.url).href;
