import { untilDone } from './until';

/**
 * Waits until the shell has a version of each remote: on a slow machine their hosts answer too late at first.
 * @throws after it was stopped
 */
export async function untilLive({ url, stop }: { url: string; stop(): Promise<unknown> }): Promise<void> {
  try {
    await untilDone(`${url} has a version of each remote`, async () => {
      const answer = await fetch(`${url}/health`);
      const { remotes }: { remotes: Readonly<Record<string, { live: unknown }>> } = await answer.json();
      return Object.values(remotes).every(({ live }) => live !== null);
    });
  } catch (error) {
    await stop();
    throw error;
  }
}
