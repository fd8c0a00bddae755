import { serveRemote } from 'bundler/serve';

await serveRemote(import.meta.dirname);
