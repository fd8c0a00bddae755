import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type CatalogueData, makeCataloguePdf } from './catalogue';

const task = 'catalogue.pdf';
/** A worker that needs more ends alone, not with the API. */
const mostMegabytes = 768;

/** Makes the catalogue beside the thread that answers. `entry` is the program itself, started again as a worker. */
export function makeInWorker(entry: string, data: CatalogueData): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: mostMegabytes };
    const worker = new Worker(entry, { workerData: { task, data }, env: process.env, resourceLimits });
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the catalogue's worker ended with ${code}`)));
    worker.unref();
  });
}

/** In a worker: does its task. @returns false in the main thread */
export async function workIfWorker(): Promise<boolean> {
  if (isMainThread || workerData?.task !== task) return false;
  parentPort?.postMessage(await makeCataloguePdf(workerData.data));
  return true;
}
