/** Stands for the remote's address in its server bundle (`publicPath` of that build). */
export const remoteAddress = 'remote-address:/';
