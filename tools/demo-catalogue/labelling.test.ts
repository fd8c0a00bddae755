import { articles } from './articles';

const codesOf = (found: typeof articles) => found.map(({ code }) => code);
const named = (words: RegExp) => articles.filter(({ designation }) => words.test(designation));

describe('the demo catalogue keeps the promises of the commitment page', () => {
  it('has an ecolabel on every article of paper', () => {
    const paper = articles.filter(
      ({ categoryCode, subcategoryCode, designation, material }) =>
        ['OUATE', 'SACS', 'CHR'].includes(categoryCode) &&
        subcategoryCode !== 'DISTRIBUTEURS' &&
        /\b(?:papier|ouate|kraft|mouchoirs|essuie-tout)\b/i.test(`${designation} ${material}`) &&
        !/collecte/.test(designation),
    );

    expect(paper.length).toBeGreaterThan(40);
    expect(codesOf(paper.filter(({ ecolabel }) => ecolabel === null))).toEqual([]);
  });

  it('has recycled polyethylene in every bag of polyethylene', () => {
    const bags = articles.filter(
      ({ categoryCode, designation, description, material }) =>
        categoryCode === 'SACS' &&
        /^(?:Sac|Housse)/.test(designation) &&
        /polyéthylène/i.test(`${material} ${description}`),
    );

    expect(bags.length).toBeGreaterThan(40);
    expect(codesOf(bags.filter(({ description }) => !/recyclé/.test(description)))).toEqual([]);
  });
});

describe('the demo catalogue says what the law wants said', () => {
  it('of every article that kills germs: it is a biocide', () => {
    const biocides = articles.filter(({ designation, description }) =>
      /désinfect(?!ée)|bactéricide|virucide|javel|hydroalcoolique/i.test(`${designation} ${description}`),
    );
    const said = articles.filter(({ isBiocide }) => isBiocide);

    expect(codesOf(said).filter((code) => !codesOf(biocides).includes(code))).toEqual([]);
    expect(
      codesOf(named(/désinfectant|bactéricide|javel|hydroalcoolique/i).filter(({ isBiocide }) => !isBiocide)),
    ).toEqual([]);
  });

  it('of every aerosol and of every article that calls itself corrosive', () => {
    const aerosols = articles.filter(({ designation, description }) =>
      /aérosol/i.test(`${designation} ${description}`),
    );
    const corrosive = articles.filter(({ description }) => /\bcorrosif\b/i.test(description));

    expect(codesOf(aerosols.filter(({ hazards }) => !hazards.includes('H222')))).toEqual([]);
    expect(codesOf(corrosive.filter(({ hazards }) => !hazards.includes('H314')))).toEqual([]);
  });

  it('of every lamp its energy class, and of lamps, batteries and machines the eco-participation', () => {
    const lamps = articles.filter(
      ({ categoryCode, designation }) =>
        categoryCode === 'AMPOULES' && /^(?:Ampoule|Globe|Spot LED|Tube)/.test(designation),
    );
    const electric = articles.filter(({ subcategoryCode }) =>
      ['LED', 'SPOTS', 'DALLES-REGLETTES', 'PROJECTEURS', 'PILES', 'ASPIRATEURS', 'SECHE-MAINS'].includes(
        subcategoryCode,
      ),
    );

    expect(lamps.length).toBeGreaterThan(20);
    expect(codesOf(lamps.filter(({ energyClass }) => energyClass === null))).toEqual([]);
    expect(codesOf(electric.filter(({ hasEcoParticipation }) => !hasEcoParticipation))).toEqual([]);
  });
});
