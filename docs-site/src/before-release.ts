import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, rootOf } from './navigation.ts';

/** Where the archives go; also a folder that a reader's shell knows. */
const folder = '/tmp/yayan';

const code = (...lines: string[]): string => ['```sh', ...lines, '```'].join('\n');
const ownFolder = ['npm init --yes', 'npm pkg set type=module'];
const fromNpm = code(...ownFolder, 'npm install @yayan/api-client @yayan/mock');
const inClone = code('npx --yes pnpm install', `npx --yes pnpm run archives ${folder}`);
const fromArchives = code(...ownFolder, `npm install ${folder}/*.tgz`);

interface Words {
  /** Before the commands in the clone. */
  readonly clone: string;
  /** Between them and those in the reader's folder. */
  readonly own: string;
  /** In guides that use packages, for readers who come there first. */
  readonly notice: (address: string) => string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    clone:
      'The packages are not on npm yet, so make archives of them in a clone of the repository, which takes a few minutes:',
    own: 'Then, in your new folder:',
    notice: (address) =>
      `The packages are not on npm yet: [install them from a clone](${address}) in your folder, and leave \`@yayan/…\` out of \`npm install\`.`,
  },
  zh: {
    clone: '软件包还没有发布到 npm，所以先在仓库的克隆里打包，要几分钟：',
    own: '再在你的新文件夹里：',
    notice: (address) =>
      `软件包还没有发布到 npm：先在你的文件夹里[从克隆安装](${address})，再遇到 \`npm install\` 时去掉 \`@yayan/…\`。`,
  },
};

/** How to install the packages in a new folder: from npm, or from a clone while npm doesn't have them. Markdown. */
export const installation = (language: Language, version: string): string => {
  if (version !== '0.0.0') return fromNpm;
  const { clone, own } = words[language];
  return [clone, inClone, own, fromArchives].join('\n\n');
};

/** The notice for guides that use packages while npm doesn't have them: Markdown, empty from the first version on. */
export const beforeRelease = (language: Language, version: string): string =>
  version === '0.0.0' ? words[language].notice(`${rootOf(language)}/guide/first-call#your-machine`) : '';

/** The version of the SDK in this repository; 0.0.0 until the first release is made ready. */
export function sdkVersion(): string {
  const file = join(import.meta.dirname, '..', '..', 'packages', 'api-client', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
