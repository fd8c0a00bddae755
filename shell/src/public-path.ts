/**
 * Loads chunks and pictures from the folder of this script, so that one build works in all environments.
 * Evaluated before any module that imports a picture. https://rspack.rs/config/output#outputpublicpath
 */
const source = document.currentScript?.getAttribute('src') ?? '/';
__webpack_public_path__ = source.slice(0, source.lastIndexOf('/') + 1);
