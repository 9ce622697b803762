import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './navigation.ts';

const packages = ['auth', 'api-client', 'mock', 'partner-kit'];
const commands = {
  mock: 'node packages/mock/src/cli/main.ts',
  kit: 'node packages/partner-kit/src/cli/main.ts',
  pack: `npx pnpm ${packages.map((name) => `--filter @yayan/${name}`).join(' ')} pack --pack-destination /tmp/yayan`,
  install: 'npm install /tmp/yayan/*.tgz',
};

const texts: Readonly<Record<Language, string>> = {
  en: `::: warning Not on npm yet
The packages come to npm with their first release. Until then, run \`npx pnpm install\` in a clone of the repository, and use there

- \`${commands.mock}\` instead of \`npx @yayan/mock\`, and \`${commands.kit}\` instead of \`npx @yayan/partner-kit\`;
- \`${commands.pack}\`, then in your own folder \`${commands.install}\` instead of \`npm install @yayan/…\`. It installs all four packages.

The clone needs Node 24.
:::`,
  zh: `::: warning 还没有发布到 npm
这些软件包会随首个版本发布到 npm。在那之前，请在仓库的克隆里先运行 \`npx pnpm install\`，然后：

- 用 \`${commands.mock}\` 代替 \`npx @yayan/mock\`，用 \`${commands.kit}\` 代替 \`npx @yayan/partner-kit\`；
- 先运行 \`${commands.pack}\`，再在自己的文件夹里运行 \`${commands.install}\`，代替 \`npm install @yayan/…\`。四个软件包会一起装上。

仓库的克隆需要 Node 24。
:::`,
};

/** How to get the packages while npm doesn't have them: Markdown, empty from the first version of the SDK on. */
export const beforeRelease = (language: Language, version: string): string =>
  version === '0.0.0' ? texts[language] : '';

/** The version of the SDK in this repository; 0.0.0 until the first release is made ready. */
export function sdkVersion(): string {
  const file = join(import.meta.dirname, '..', '..', 'packages', 'api-client', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
