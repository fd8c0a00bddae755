import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Runtime plugin: the package shows its browser extension only manifests (module-federation/core#1982). */
export const inspector: ModuleFederationRuntimePlugin = {
  name: 'inspector',
  onLoad({ remote, origin }) {
    if (!('entry' in remote)) return;
    const { moduleInfo } = __FEDERATION__;
    const host = moduleInfo[origin.name];
    const known = host && 'remotesInfo' in host ? host.remotesInfo : {};
    moduleInfo[origin.name] = {
      version: '',
      buildVersion: '',
      remoteTypesZip: '',
      consumerList: [],
      shared: [],
      remotesInfo: { ...known, [remote.name]: { matchedVersion: remote.entry } },
    };
    moduleInfo[`${remote.name}:${remote.entry}`] = {
      version: remote.entry,
      remoteEntry: remote.entry,
      globalName: remote.name,
    };
  },
};
