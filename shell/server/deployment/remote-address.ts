/** Stands for the remote's address in its server bundle: the `publicPath` that `build-config/rspack/remote.mjs` gives it. */
export const remoteAddress = 'remote-address:/';
