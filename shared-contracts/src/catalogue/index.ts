export { factLabels, factRows } from './fact-rows';
export { hazardFrame, hazardPictograms, hazardSvg } from './hazard-pictograms';
export { type Labelling, labellingLines, labellingOf } from './labelling';
export { packLine } from './pack-line';
