import type { ComponentType } from 'react';
import { retryable } from 'shared-contracts/retryable';
import type { Section } from './sections';

/** The component of a section, once its code has loaded. */
export type SectionCode = Promise<ComponentType>;

const requested = new Set<SectionCode>();

function section(load: () => SectionCode): () => SectionCode {
  const loaded = retryable(load);

  return () => {
    const code = loaded();
    requested.add(code);
    code.catch(() => requested.delete(code));
    return code;
  };
}

/** Resolves when the code of all requested sections has loaded; rejects if one fails. */
export const requestedSections = (): Promise<unknown> => Promise.all(requested);

const forms = () => import(/* webpackChunkName: "account-forms" */ './form-sections');
const orders = () => import(/* webpackChunkName: "account-orders" */ './orders/OrdersSection');
const lists = () => import(/* webpackChunkName: "account-lists" */ './lists/ListsSection');
const personalData = () =>
  import(/* webpackChunkName: "account-data" */ './personal-data/PersonalDataSection');

/** Loads the code of a section. Sections with forms share a chunk, so that orders load without form code. */
export const sectionCode: Readonly<Record<Section, () => SectionCode>> = {
  informations: section(async () => (await forms()).InformationSection),
  address: section(async () => (await forms()).AddressesSection),
  securite: section(async () => (await forms()).SecuritySection),
  historique: section(async () => (await orders()).OrdersSection),
  listes: section(async () => (await lists()).ListsSection),
  donnees: section(async () => (await personalData()).PersonalDataSection),
};
