/** Snapshots come from `mf-manifest.json`, which the shop does not use: plugins find no hook here, and nothing is remembered. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
