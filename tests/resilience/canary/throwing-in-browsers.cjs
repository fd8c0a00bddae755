/**
 * Loader that makes a module throw after its evaluation, only in browsers, so that no server detects it.
 * @param {string} source
 */
module.exports = (source) =>
  `${source}\nif (typeof document !== 'undefined') setTimeout(() => { throw new Error('broken in browsers'); });\n`;
