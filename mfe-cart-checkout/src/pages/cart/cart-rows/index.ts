// Entry of the chunk `cart-rows`: the reader and writer of CSV come with the first use.
export { readRows, writeRows } from './read-rows';
export { writeCart } from './write-cart';
