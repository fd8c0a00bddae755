// Read once per worker: the tables of ARIA take an eighth of the time in which a small test file loads.
module.exports = Reflect.get(globalThis, 'ariaQuery');
