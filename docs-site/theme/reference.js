import { createApiReference } from './renderer/standalone.esm.js';

createApiReference('#reference', {
  url: 'openapi.json',
  agent: { disabled: true },
  hideClientButton: true,
  hideTestRequestButton: true,
  mcp: { disabled: true },
  servers: [{ url: 'http://127.0.0.1:4400/api', description: 'The mock server: npx @yayan/mock' }],
  showDeveloperTools: 'never',
  telemetry: false,
  withDefaultFonts: false,
});
