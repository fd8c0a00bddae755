export { acceptedContracts, contractVersion, fittingVersion } from './contract';
export {
  isRemoteManifest,
  type RemoteFederation,
  type RemoteFile,
  type RemoteFiles,
  type RemoteFragments,
  type RemoteManifest,
  type RemotePage,
  type RemoteRoutes,
  type SharedUse,
  signedText,
} from './remote';
