/** URL prefix that the bundler's runtime adds to the names of chunks and pictures. */
declare let __webpack_public_path__: string;
