import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: '要是文字',
  number: '要是数字',
  int: '要是整数',
  boolean: '要是 true 或 false',
  array: '要是一个列表',
  object: '要是一组字段',
};

const boundWords = (origin: string, side: '至少' | '最多', bound: string): string => {
  if (origin === 'string') return `${side} ${bound} 个字`;
  if (origin === 'array') return `${side} ${bound} 项`;
  return side === '至少' ? `不能小于 ${bound}` : `不能大于 ${bound}`;
};

/** The Chinese text of a rule of ours, which stands beside the English one. */
const ownWords = (params: Record<string, unknown> | undefined): string | undefined => {
  const words = params?.['zh'];
  return typeof words === 'string' ? words : undefined;
};

/** What is wrong with a field, in the words of the console. The issue names its input. */
export function issueWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return ownWords(issue.params) ?? '写法不对';
  if (issue.code === 'unrecognized_keys') return `没有这个字段：${issue.keys.join('、')}`;
  if (issue.input === undefined) return '没有填';
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? '写法不对';
  if (issue.code === 'invalid_value') return `只能是 ${issue.values.map(String).join('、')}`;
  if (issue.code === 'invalid_format')
    return issue.format === 'datetime' ? '时间要写成 2026-12-01T20:00:00+08:00 这样' : '格式不对';
  if (issue.code === 'too_small') {
    if (issue.origin === 'string' && Number(issue.minimum) === 1) return '没有填';
    if (issue.inclusive === false) return `要大于 ${issue.minimum}`;
    return boundWords(issue.origin, '至少', String(issue.minimum));
  }
  if (issue.code === 'too_big') {
    if (issue.inclusive === false) return `要小于 ${issue.maximum}`;
    return boundWords(issue.origin, '最多', String(issue.maximum));
  }
  return '写法不对';
}
