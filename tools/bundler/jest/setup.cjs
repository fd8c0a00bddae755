// Node's limit: every matcher creates an error, and jest makes each collect a hundred frames.
Error.stackTraceLimit = 10;

// A test of pure functions or of the server names the environment `node`, which has no document to set up.
if (typeof document !== 'undefined') require('./browser-setup.mjs');
