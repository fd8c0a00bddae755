import { isMainThread } from 'node:worker_threads';

// Preloaded into a child process: if the parent is killed, their channel closes and the child stops.
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
