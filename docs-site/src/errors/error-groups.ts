import { errors, operationErrors } from '@yayan/contract';
import type { Language } from '../navigation.ts';

interface ErrorGroup {
  /** The name that its address ends with. */
  readonly id: string;
  readonly text: Readonly<Record<Language, string>>;
}

const general: ErrorGroup = { id: 'general', text: { en: 'General', zh: '通用' } };

/** The areas of codes, by their thousands; smaller ones are general. */
const groups: Readonly<Record<number, ErrorGroup>> = {
  20: { id: 'identity', text: { en: 'Identity', zh: '身份与登录' } },
  21: { id: 'member', text: { en: 'Member', zh: '会员资料' } },
  22: { id: 'task', text: { en: 'Tasks and surveys', zh: '任务与问卷' } },
  23: { id: 'reward', text: { en: 'Coins and rewards', zh: '金币与奖励' } },
  24: { id: 'exchange', text: { en: 'Exchange', zh: '兑换' } },
  25: { id: 'group', text: { en: 'Discussion groups', zh: '讨论小组' } },
  26: { id: 'message', text: { en: 'Messages and help', zh: '消息与帮助' } },
  27: { id: 'poll', text: { en: 'Polls', zh: '投票' } },
  28: { id: 'file', text: { en: 'Files', zh: '文件' } },
  29: { id: 'campaign', text: { en: 'Campaigns', zh: '活动抽奖' } },
};

const declared = new Set<string>(Object.values(operationErrors).flat());

/** The operators' console has the numbers from 30000 to 30999: a program outside never gets those that only it declares. */
const isOfConsole = (name: string, code: number): boolean =>
  Math.floor(code / 1000) === 30 && !declared.has(name);

export type ErrorName = keyof typeof errors;

/** The errors that a program outside may get, in their groups, each in the order of its numbers. */
export const groupedErrors = (): readonly (ErrorGroup & { readonly names: readonly ErrorName[] })[] => {
  const found = new Map<ErrorGroup, ErrorName[]>();
  const all = (Object.keys(errors) as ErrorName[]).toSorted(
    (one, other) => errors[one].code - errors[other].code,
  );
  for (const name of all) {
    const { code } = errors[name];
    if (name === 'OK' || isOfConsole(name, code)) continue;
    const group = groups[Math.floor(code / 1000)] ?? general;
    found.set(group, [...(found.get(group) ?? []), name]);
  }
  return [...found].map(([group, names]) => ({ ...group, names }));
};
