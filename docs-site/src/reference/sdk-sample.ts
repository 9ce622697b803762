import type { Language } from '../navigation.ts';
import type { SdkCall } from './sdk-call.ts';

const WIDTH = 72;

const signedIn: Readonly<Record<Language, string>> = {
  en: '// A client whose member has signed in; see the guide “Signing in”.',
  zh: '// 会员已经登录的客户端，见指南“登录”。',
};

const text = (value: string): string =>
  `'${value.replaceAll(/[\\']/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/u.test(name) ? name : text(name));

/** A value as it is written in TypeScript: on one line if it is short. */
export const written = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const parts = isList
    ? value.map((item) => written(item, inner))
    : Object.entries(value).map(([name, item]) => `${keyOf(name)}: ${written(item, inner)}`);
  if (parts.length === 0) return open + close;
  const gap = isList ? '' : ' ';
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`;
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
};

/** A program that makes the call. */
export const sdkSample = ({ name, given, isKeyed, isSignedIn }: SdkCall, language: Language): string => {
  const names = ['createClient', name, ...(isKeyed ? ['newIdempotencyKey'] : [])];
  const options = isKeyed ? '{ client, idempotencyKey: newIdempotencyKey() }' : '{ client }';
  const call = [...given.map((value) => written(value)), options].join(', ');
  return [
    `import { ${names.toSorted().join(', ')} } from '@yayan/api-client';`,
    '',
    ...(isSignedIn ? [signedIn[language]] : []),
    "const client = createClient({ baseUrl: 'http://127.0.0.1:4450/api' });",
    `const answer = await ${name}(${call});`,
  ].join('\n');
};
