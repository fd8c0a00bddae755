import type { ComponentType } from 'react';
import type { Section } from './section';

export type SectionCode = Promise<ComponentType>;

const wanted = new Set<SectionCode>();

/** Gives the running or successful attempt to load; after a failed one, a new attempt. */
function once(load: () => SectionCode): () => SectionCode {
  let latest: SectionCode | null = null;

  return () => {
    if (latest) return latest;
    const current = load();
    latest = current;
    wanted.add(current);
    current.catch(() => {
      latest = null;
      wanted.delete(current);
    });
    return current;
  };
}

/** Resolves when every section that somebody wants to see has its code. May reject. */
export const sectionsWanted = (): Promise<unknown> => Promise.all(wanted);

const forms = () => import(/* webpackChunkName: "account-forms" */ './form-sections');
const orders = () => import(/* webpackChunkName: "account-orders" */ './orders');
const personalData = () => import(/* webpackChunkName: "account-data" */ './personal-data');

/** Code of each section. Those with forms share a part, so that whoever looks at orders never loads a form. */
export const sectionCode: Readonly<Record<Section, () => SectionCode>> = {
  informations: once(async () => (await forms()).InformationSection),
  address: once(async () => (await forms()).AddressesSection),
  securite: once(async () => (await forms()).SecuritySection),
  historique: once(async () => (await orders()).OrdersSection),
  donnees: once(async () => (await personalData()).PersonalDataSection),
};
