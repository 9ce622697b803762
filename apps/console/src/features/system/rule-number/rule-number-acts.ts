import {
  dropRuleNumber,
  type RuleNumber,
  type RuleNumberName,
  setRuleNumber,
  type SetRuleNumberRequest,
} from '@yayan/console-client';
import { formatCount } from '@yayan/ui';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { DayNumberForm } from './DayNumberForm.tsx';
import { RuleNumberForm } from './RuleNumberForm.tsx';

type Input = SetRuleNumberRequest['input'];

const permissions = ['ruleNumbers'];

/** Changes a number now or from a time on. */
export const setNumber = ({ value, least, most, isByDay }: RuleNumber): ActDefinition<Input> => ({
  label: '修改…',
  title: '修改规则数字',
  consequence: `可以填 ${formatCount(least)} 到 ${formatCount(most)}。以前的决定仍按当时的数字；要另一个管理员同意。`,
  permissions,
  needsReason: true,
  reasons: ['活动期间', '控制费用'],
  initial: { value, holdsFrom: isByDay ? '' : null },
  Form: isByDay ? DayNumberForm : RuleNumberForm,
  isReady: ({ value: wanted, holdsFrom }) => Number.isSafeInteger(wanted) && holdsFrom !== '',
  perform: (name, request, key) => setRuleNumber(name as RuleNumberName, request, { 'Idempotency-Key': key }),
});

/** Drops a change before it holds. */
export const dropNumber: ActDefinition<undefined> = {
  label: '取消改动…',
  title: '取消还没生效的改动',
  consequence: '现在的数字继续用。',
  permissions,
  needsReason: true,
  reasons: ['不办了', '数字写错了'],
  initial: undefined,
  perform: (name, { input: _none, ...request }, key) =>
    dropRuleNumber(name as RuleNumberName, request, { 'Idempotency-Key': key }),
};
