import { serveRemote } from 'build-config/serve';

await serveRemote({ name: 'mfe-cart-checkout', folder: import.meta.dirname });
