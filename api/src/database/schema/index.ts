export * from './account';
export * from './catalogue';
export * from './checkout';
export * from './prices';
export * from './server';
