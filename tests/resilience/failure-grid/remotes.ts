/** The remotes of the shop. */
export const remotes = ['mfe-catalogue', 'mfe-cart-checkout', 'mfe-account'] as const;

export type RemoteName = (typeof remotes)[number];
