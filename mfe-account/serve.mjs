import { serveRemote } from 'build-config/serve';

await serveRemote({ name: 'mfe-account', folder: import.meta.dirname });
