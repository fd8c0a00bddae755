import type { ComponentType } from 'react';
import { retryable } from 'shared-contracts/retryable';
import type { Section } from './sections';

export type SectionCode = Promise<ComponentType>;

const wanted = new Set<SectionCode>();

function section(load: () => SectionCode): () => SectionCode {
  const loaded = retryable(load);

  return () => {
    const code = loaded();
    wanted.add(code);
    code.catch(() => wanted.delete(code));
    return code;
  };
}

/** Resolves when the code of every section that was opened is loaded. May reject. */
export const sectionsWanted = (): Promise<unknown> => Promise.all(wanted);

const forms = () => import(/* webpackChunkName: "account-forms" */ './form-sections');
const orders = () => import(/* webpackChunkName: "account-orders" */ './orders/OrdersSection');
const lists = () => import(/* webpackChunkName: "account-lists" */ './lists/ListsSection');
const personalData = () =>
  import(/* webpackChunkName: "account-data" */ './personal-data/PersonalDataSection');

/** Code of each section. Those with forms share a part, so that orders load without any form. */
export const sectionCode: Readonly<Record<Section, () => SectionCode>> = {
  informations: section(async () => (await forms()).InformationSection),
  address: section(async () => (await forms()).AddressesSection),
  securite: section(async () => (await forms()).SecuritySection),
  historique: section(async () => (await orders()).OrdersSection),
  listes: section(async () => (await lists()).ListsSection),
  donnees: section(async () => (await personalData()).PersonalDataSection),
};
