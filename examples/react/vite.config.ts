import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // The mock server; later your own server.
  server: { proxy: { '/api': 'http://127.0.0.1:4450' } },
  test: { environment: 'jsdom', testTimeout: 120_000 },
});
