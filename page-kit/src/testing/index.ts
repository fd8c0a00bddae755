export { enter, fill } from './fill';
export { keepDownloads } from './keep-downloads';
export { openShop, renderShop, type Visit } from './render-shop';
