import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Loaded into each server of the shop by NODE_OPTIONS: whoever has started it asks for the heap after a forced collection.
const answer = process.send?.bind(process);
if (isMainThread && answer) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('message', (message) => {
    if (message !== 'heap') return;
    for (let round = 0; round < 3; round += 1) collect();
    answer({ heapUsed: process.memoryUsage().heapUsed });
  });
}
