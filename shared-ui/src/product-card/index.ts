export { CardGrid } from './CardGrid';
export { ProductCard, type ProductCardProps } from './ProductCard';
