import { recycledBag } from 'shared-ui/pictures';

const bag = <img src={recycledBag} alt="" width="240" height="180" loading="lazy" />;

/** The environmental commitment in numbers (specification, section 1). */
export const commitmentFigures = [
  { figure: '100\u00a0%', text: 'des produits papier portent un écolabel' },
  { figure: '96\u00a0%', text: 'de la chimie est fabriquée en France' },
  { figure: bag, text: 'des sacs en polyéthylène recyclé' },
];
