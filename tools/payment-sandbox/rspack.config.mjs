import { defineServer } from 'build-config/rspack/shop';

export default defineServer({ name: 'payment-sandbox', folder: import.meta.dirname });
