/**
 * Chunks and pictures lie where the HTML names this very script, which the environment decides: one build serves them all.
 * Evaluated before any module that names a picture. https://rspack.rs/config/output#outputpublicpath
 */
const source = document.currentScript?.getAttribute('src') ?? '/';
__webpack_public_path__ = source.slice(0, source.lastIndexOf('/') + 1);
