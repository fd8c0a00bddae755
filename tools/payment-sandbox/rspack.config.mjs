import { defineServer } from 'build-config/rspack';

export default defineServer({ name: 'payment-sandbox', folder: import.meta.dirname });
