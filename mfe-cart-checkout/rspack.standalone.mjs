import { defineStandalone } from 'build-config/rspack';

export default defineStandalone({ name: 'mfe-cart-checkout', folder: import.meta.dirname });
