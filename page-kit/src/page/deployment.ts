import { createContext, useContext } from 'react';

/** What the shell does for a page that misses code of its own remote. */
export interface Deployment {
  /**
   * Ends the wait for the files of a chunk (`webpackChunkName`) that are on their way: a part that waits learns that they
   * failed, and who wants the chunk again asks past the request that hangs.
   */
  giveUp(chunk: string): void;
  /**
   * Looks whether another version of the remote is deployed than the one that runs. If so, it is true, and the next
   * navigation to a page of the remote opens that version.
   */
  lookForAnother(): Promise<boolean>;
}

/** Without the shell, as when the remote runs alone, nothing is done. */
export const DeploymentContext = createContext<Deployment>({
  giveUp: () => undefined,
  lookForAnother: async () => false,
});

export const useDeployment = (): Deployment => useContext(DeploymentContext);
