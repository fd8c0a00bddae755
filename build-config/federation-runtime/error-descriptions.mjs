const none = {};

/** Codes speak for themselves in a log; their sentences are on the package's site. */
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
