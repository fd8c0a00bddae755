import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDayOfYear } from 'shared-contracts/pricing';
import { environment, otherCompany } from 'shared-contracts/testing';
import { compliance } from '../layout/company-facts';
import { ServiceBar } from '../layout/ServiceBar';
import { renderInShop } from '../testing/render-in-shop';
import { Component as Accessibility, audit, complianceRate } from './accessibility/AccessibilityPage';
import { Component as Cgv } from './cgv/CgvPage';
import { Component as Commitment } from './commitment/CommitmentPage';

const plain = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';

it('the accessibility statement has the results of the audit, and each criterion that it found not met', () => {
  const { date, met, failed: notMet } = audit;
  const report = readFileSync(join(__dirname, '../../../docs/rgaa.md'), 'utf8');
  const rows = [...report.matchAll(/^\|(\d+\.\d+)\|[^|]+\|(C|NC|NA)\|/gm)];
  const failed = rows.filter(([, , result]) => result === 'NC').map(([, criterion]) => criterion);
  const count = (wanted: string) => rows.filter(([, , result]) => result === wanted).length;

  renderInShop({ routes: [{ path: '/', element: <Accessibility /> }] });

  const named = [...plain().matchAll(/critères? ([\d., et]+)\)/g)].flatMap(([list]) =>
    list.match(/\d+\.\d+/g),
  );
  expect(rows).toHaveLength(106);
  expect(report).toContain(
    `du ${formatDayOfYear(date)} : ${met} critères respectés sur ${met + notMet} applicables`,
  );
  expect(audit).toMatchObject({ met: count('C'), failed: failed.length, notApplicable: count('NA') });
  expect([...new Set(named)].toSorted()).toEqual(failed.toSorted());
  // Otherwise the law has another word for it.
  expect([complianceRate >= 50, notMet > 0, compliance]).toEqual([true, true, 'partiellement conforme']);
});

describe('the terms of a real company', () => {
  const readTerms = (changes: Partial<typeof otherCompany> = {}) =>
    renderInShop({
      routes: [{ path: '/', element: <Cgv /> }],
      environment: { ...environment, company: { ...otherCompany, ...changes } },
    });

  it('contain its version, identity, payment terms, courts, mediator and withdrawal form, and no demo data', () => {
    readTerms();

    expect(plain()).not.toMatch(/démonstration|fictive|SPH|Évry|1 500 m²/i);
    for (const words of [
      'Maison Clairet SARL. Version 3.2, en vigueur depuis le 1er mars 2026.',
      'Société à responsabilité limitée au capital de 12 000 euros, RCS Lyon 123 456 782, TVA FR11123456782',
      'payable dans les 45 jours',
      'Escompte pour paiement anticipé : 1 % sous huit jours.',
      'relève des tribunaux de Lyon',
      'le médiateur Médiation du Commerce, 5 place de l’Accord, 75002 Paris, mediation.example',
      'Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien ci-dessous',
    ])
      expect(plain()).toContain(words);
  });

  it('have no consumers, mediator or withdrawal form when it sells only to professionals', () => {
    readTerms({ sellsToConsumers: false, mediator: undefined });

    expect(plain()).not.toMatch(/le consommateur|médiateur|ma rétractation/i);
    expect(plain()).toContain('aux entreprises et aux institutions qui achètent pour leur activité.');
  });
});

it('the terms say whether public holidays are working days', () => {
  const settings = { ...environment.settings, skipPublicHolidays: true };

  renderInShop({ routes: [{ path: '/', element: <Cgv /> }], environment: { ...environment, settings } });

  expect(plain()).toContain('Le samedi, le dimanche et les jours fériés ne sont pas des jours ouvrés.');
});

/** Matches a promise of free delivery, or its minimum amount. */
const promise = /livraison (standard )?(est )?gratuite|gratuite dès|300\s€|500\s€/i;

it.each([
  ['that applies free delivery promises it', 'apply', true],
  ['that only announces free delivery does not promise it', 'announce', false],
] as const)('a shop %s on its pages', (_how, freeDelivery, promises) => {
  const element = (
    <>
      <ServiceBar />
      <Commitment />
      <Cgv />
    </>
  );
  renderInShop({
    routes: [{ path: '/', element }],
    environment: { ...environment, settings: { ...environment.settings, freeDelivery } },
  });

  expect(promise.test(document.body.textContent ?? '')).toBe(promises);
});
