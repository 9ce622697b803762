import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './navigation.ts';

const packages = ['auth', 'api-client', 'mock', 'partner-kit'];
const commands = {
  mock: 'node_modules/.bin/node packages/mock/src/cli/main.ts',
  kit: 'node_modules/.bin/node packages/partner-kit/src/cli/main.ts',
  pack: `npx --yes pnpm ${packages.map((name) => `--filter @yayan/${name}`).join(' ')} pack --pack-destination /tmp/yayan`,
  install: 'npm install /tmp/yayan/*.tgz',
};

const texts: Readonly<Record<Language, string>> = {
  en: `::: details Not on npm yet: how to use them until the first release
In a clone of the repository, after \`npm start\` or \`npx --yes pnpm install\`:

\`\`\`sh
# instead of npx @yayan/mock
${commands.mock}
# instead of npx @yayan/partner-kit
${commands.kit}
# instead of npm install @yayan/…: packs all four packages, which takes a minute or two
${commands.pack}
\`\`\`

Then in your own folder:

\`\`\`sh
${commands.install}
\`\`\`

:::`,
  zh: `::: details 还没有发布到 npm：首个版本发布前这样用
在仓库的克隆里，先运行过 \`npm start\` 或 \`npx --yes pnpm install\`：

\`\`\`sh
# 代替 npx @yayan/mock
${commands.mock}
# 代替 npx @yayan/partner-kit
${commands.kit}
# 代替 npm install @yayan/…：把四个软件包打包，要一两分钟
${commands.pack}
\`\`\`

再在自己的文件夹里：

\`\`\`sh
${commands.install}
\`\`\`

:::`,
};

/**
 * How to get the packages while npm doesn't have them: Markdown, empty from the first version of the SDK on. The first guide
 * shows it open, because its first command fails without.
 */
export const beforeRelease = (language: Language, version: string, isOpen = false): string => {
  if (version !== '0.0.0') return '';
  return isOpen ? texts[language].replace('\n', ' {open}\n') : texts[language];
};

/** The version of the SDK in this repository; 0.0.0 until the first release is made ready. */
export function sdkVersion(): string {
  const file = join(import.meta.dirname, '..', '..', 'packages', 'api-client', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
