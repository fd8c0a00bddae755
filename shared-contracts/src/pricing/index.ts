export * from './countries';
export * from './delivery';
export * from './delivery-date';
export * from './exact';
export * from './formats';
export * from './indicative-quote';
export * from './postal-address';
export * from './totals';
