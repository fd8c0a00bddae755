import { unavailable } from '../refusals/problems';

interface Waiting {
  go(): void;
  refuse(reason: Error): void;
}

/**
 * Lets `parallel` works run at a time and `waiting` more wait. Askers take turns, however many of their calls wait: in a full
 * queue the place of somebody new is that of the last one of the asker who has most, so that one asker cannot keep others out.
 * @returns the work's result @throws {Refusal} 503 when no place to wait is free
 */
export function createFairQueue(parallel: number, waiting: number) {
  let running = 0;
  /** In the order of their turns; nobody is here without waiting. */
  const queues = new Map<string, Waiting[]>();

  const lengthOf = (asker: string) => queues.get(asker)?.length ?? 0;

  /** The asker with most places, and of several such the last one in turn. */
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
      // The place goes to the next in turn, or is free again.
      const next = nextInTurn();
      if (next) next.go();
      else running -= 1;
    }
  };
}
