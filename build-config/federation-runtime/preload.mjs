/** `preloadRemote` needs snapshots; the shop announces files in its HTML instead. */
export const defaultPreloadArgs = {};
export const normalizePreloadExposes = () => [];
export const formatPreloadArgs = () => [];
export const preloadAssets = async () => [];
