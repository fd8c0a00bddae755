/** The remotes of the shop that proofs play with. */
export const remotes = ['mfe-catalogue', 'mfe-cart-checkout', 'mfe-account'] as const;

export type RemoteName = (typeof remotes)[number];
