import { unavailable } from '../refusals/refusals';

interface Waiting {
  go(): void;
  refuse(reason: Error): void;
}

/**
 * Runs `parallel` tasks at a time while at most `waiting` more queue. Askers are served in turn, and in a
 * full queue a newcomer replaces the last task of the asker with most, so that one asker cannot lock others
 * out.
 * @throws {Refusal} 503 when the queue is full
 */
export function createFairQueue(parallel: number, waiting: number) {
  let running = 0;
  /** In the order in which they are served; no queue is empty. */
  const queues = new Map<string, Waiting[]>();

  const lengthOf = (asker: string) => queues.get(asker)?.length ?? 0;

  /** The asker with most waiting tasks, and of several the one served last. */
  function greediest(): string {
    let found = '';
    for (const [asker, { length }] of queues) if (length >= lengthOf(found)) found = asker;
    return found;
  }

  function makeRoomFor(asker: string): void {
    const total = [...queues.values()].reduce((sum, { length }) => sum + length, 0);
    if (total < waiting) return;
    const other = greediest();
    if (lengthOf(asker) + 1 >= lengthOf(other)) throw unavailable();
    queues.get(other)?.pop()?.refuse(unavailable());
  }

  function nextInTurn(): Waiting | undefined {
    for (const [asker, queue] of queues) {
      queues.delete(asker);
      const next = queue.shift();
      // Behind all others that wait.
      if (queue.length > 0) queues.set(asker, queue);
      return next;
    }
    return undefined;
  }

  return async function inTurn<Result>(asker: string, work: () => Promise<Result>): Promise<Result> {
    if (running >= parallel) {
      makeRoomFor(asker);
      await new Promise<void>((go, refuse) => {
        queues.set(asker, [...(queues.get(asker) ?? []), { go, refuse }]);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The slot goes to the next asker, or is free again.
      const next = nextInTurn();
      if (next) next.go();
      else running -= 1;
    }
  };
}
