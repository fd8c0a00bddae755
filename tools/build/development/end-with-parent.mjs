import { isMainThread } from 'node:worker_threads';

// Preloaded into a process whose starter may be killed without a chance to end it: the channel between them closes.
if (isMainThread && process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
