import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import settings from '../package.json' with { type: 'json' };

const file = join(import.meta.dirname, '..', 'src', 'gen', 'version.ts');
writeFileSync(
  file,
  `// Generated from package.json by \`pnpm generate\`; never edited by hand.
/** Version of the SDK, which every call names to the server. */
export const version = '${settings.version}';
`,
);
