/**
 * Makes a module throw after it was evaluated, in browsers alone: no test of a server finds it.
 * @param {string} source
 */
module.exports = (source) =>
  `${source}\nif (typeof document !== 'undefined') setTimeout(() => { throw new Error('broken in browsers'); });\n`;
