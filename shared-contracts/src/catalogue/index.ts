export * from './facts';
export * from './hazard-pictograms';
export * from './labelling';
