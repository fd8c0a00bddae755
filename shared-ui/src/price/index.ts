export { Price, type PriceProps, PriceSkeleton } from './Price';
