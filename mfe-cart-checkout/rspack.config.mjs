import { defineRemote } from 'build-config/rspack';

export default defineRemote({ name: 'mfe-cart-checkout', folder: import.meta.dirname });
