import { lookAgain } from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';

type Verdict = Parameters<typeof lookAgain>[1]['input'];

const verdict = (
  label: string,
  value: Verdict['verdict'],
  reasons: readonly string[],
): ActDefinition<Verdict> => ({
  label: `${label}…`,
  title: label,
  consequence: '只记下你的结论，原来的决定和金币不变。记下后能看到第一位同事的结论。',
  permissions: ['handIns'],
  needsReason: false,
  reasons,
  initial: { verdict: value },
  perform: (id, request, key) => lookAgain(id, request, { 'Idempotency-Key': key }),
});

/** One would have passed it (rule 14.46). */
export const shouldPass = verdict('应当通过', 'approve', ['符合要求']);

/** One would not have passed it. */
export const shouldNotPass = verdict('不应通过', 'reject', ['和要求不符', '不是本人拍的']);
