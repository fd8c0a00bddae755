/**
 * Makes a module throw when it is evaluated, in the browser and on the server alike.
 * @param {string} source
 */
module.exports = (source) => `${source}\nthrow new Error('broken at start');\n`;
