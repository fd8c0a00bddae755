export { factLabels, factRows, packLine } from './facts';
export { hazardFrame, hazardPictograms, hazardSvg } from './hazard-pictograms';
export { type Labelling, labellingLines, labellingOf } from './labelling';
