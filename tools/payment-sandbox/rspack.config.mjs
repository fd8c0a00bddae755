import { defineServer } from 'bundler/rspack/shop';

export default defineServer({ name: 'payment-sandbox', folder: import.meta.dirname });
