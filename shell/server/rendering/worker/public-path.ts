import { workerData } from 'node:worker_threads';
import type { WorkerInit } from '../worker-messages';

// Gives pictures the same URL as in the browser; must run before any module that imports one.
__webpack_public_path__ = (workerData as WorkerInit).files;
