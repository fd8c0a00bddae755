export { openShop, renderShop, type Visit } from './render-shop';
