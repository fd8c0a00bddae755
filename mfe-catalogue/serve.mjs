import { serveRemote } from 'build-config/serve';

await serveRemote({ name: 'mfe-catalogue', folder: import.meta.dirname });
