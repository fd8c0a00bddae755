/** Address that the bundler's loader puts before the names of chunks and pictures. */
declare let __webpack_public_path__: string;
