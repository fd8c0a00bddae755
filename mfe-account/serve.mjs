import { serveRemote } from 'build-config/serve';

await serveRemote(import.meta.dirname);
