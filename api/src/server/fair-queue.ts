import { unavailable } from '../refusals/refusals';

interface Waiting {
  go(): void;
  refuse(reason: Error): void;
}

/**
 * Runs at most `parallel` tasks at a time and queues at most `waiting` more. Clients are served in turn, and
 * when the queue is full, a new client replaces the last task of the client with the most tasks, so that one
 * client cannot block the others.
 * @param refusal creates the error of a task for which the queue is full
 */
export function createFairQueue(parallel: number, waiting: number, refusal: () => Error = unavailable) {
  let running = 0;
  /** Waiting tasks by client, in the order in which clients are served; empty queues are deleted. */
  const queues = new Map<string, Waiting[]>();

  const lengthOf = (clientKey: string) => queues.get(clientKey)?.length ?? 0;

  function makeRoomFor(clientKey: string): void {
    const total = [...queues.values()].reduce((sum, { length }) => sum + length, 0);
    if (total < waiting) return;
    // The client with the most waiting tasks; among equals, the one that would be served last.
    const greediest = [...queues.keys()].reduce(
      (found, each) => (lengthOf(each) >= lengthOf(found) ? each : found),
      '',
    );
    if (lengthOf(clientKey) + 1 >= lengthOf(greediest)) throw refusal();
    queues.get(greediest)?.pop()?.refuse(refusal());
  }

  function nextInTurn(): Waiting | undefined {
    for (const [clientKey, queue] of queues) {
      queues.delete(clientKey);
      const next = queue.shift();
      // Moves the client to the end.
      if (queue.length > 0) queues.set(clientKey, queue);
      return next;
    }
    return undefined;
  }

  return async function inTurn<Result>(clientKey: string, work: () => Promise<Result>): Promise<Result> {
    if (running >= parallel) {
      makeRoomFor(clientKey);
      await new Promise<void>((go, refuse) => {
        queues.set(clientKey, [...(queues.get(clientKey) ?? []), { go, refuse }]);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = nextInTurn();
      if (next) next.go();
      else running -= 1;
    }
  };
}
