import { workerData } from 'node:worker_threads';
import type { WorkerInit } from '../worker-messages';

// Pictures have the URL that they have in the browser. Evaluated before any module that names one.
__webpack_public_path__ = (workerData as WorkerInit).files;
