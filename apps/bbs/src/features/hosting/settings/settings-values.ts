import type { HostedGroupSettings, RewardPlan } from '@yayan/api-client';
import { chinaTime } from '@yayan/ui';

/** The settings in their form: rules as lines, times as fields in Shanghai time. */
export interface SettingsValues {
  name: string;
  intro: string;
  rules: string;
  consentText: string;
  opensAt: string;
  closesAt: string;
  showsFellows: boolean;
  pays: boolean;
  topicCoins: number;
  wholeCoins: number;
  capCoins: number;
}

const fieldPattern = 'YYYY-MM-DDTHH:mm';

/** A time in the format of a time field, in Shanghai time wherever the device is. */
export const timeField = (iso: string | Date): string => chinaTime(iso).format(fieldPattern);

/** The time in a time field, read as Shanghai time; undefined while it is incomplete. */
export const momentOf = (field: string): string | undefined => {
  const moment = new Date(`${field}:00+08:00`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};

/** The lines of a text, without blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form of an existing group. */
export const valuesOf = ({ plan, rules, ...settings }: HostedGroupSettings): SettingsValues => ({
  name: settings.name,
  intro: settings.intro,
  rules: rules.join('\n'),
  consentText: settings.consentText,
  opensAt: timeField(settings.opensAt),
  closesAt: timeField(settings.closesAt),
  showsFellows: settings.showsFellows,
  pays: plan !== null,
  topicCoins: plan?.topicCoins ?? 0,
  wholeCoins: plan?.wholeCoins ?? 0,
  capCoins: plan?.capCoins ?? 0,
});

/** The form of a new group: from the day after tomorrow for five days, with rules and consent that fit most groups. */
export const freshValues = (now: Date): SettingsValues => ({
  name: '',
  intro: '',
  rules: [
    '按自己的真实经历回答',
    '尊重其他人的看法，不攻击、不嘲笑',
    '不透露自己和别人的姓名、电话、住址',
  ].join('\n'),
  consentText:
    '我知道这次讨论的内容会用于市场研究，只以组内昵称呈现，不会公开我的姓名和手机号。讨论进行期间我可以随时退出小组，不用说理由；已写的内容以昵称保留，想删除请在退出前告诉主持人。',
  opensAt: chinaTime(now).add(2, 'day').hour(9).minute(0).format(fieldPattern),
  closesAt: chinaTime(now).add(7, 'day').hour(22).minute(0).format(fieldPattern),
  showsFellows: true,
  pays: false,
  topicCoins: 0,
  wholeCoins: 0,
  capCoins: 0,
});

const planOf = ({ pays, topicCoins, wholeCoins, capCoins }: SettingsValues): RewardPlan | null =>
  pays ? { topicCoins, wholeCoins, capCoins } : null;

/** The time of a field. A field that wasn't changed keeps the exact time with its seconds. */
const keptMoment = (field: string, before: string | undefined): string =>
  before !== undefined && timeField(before) === field ? before : (momentOf(field) ?? '');

/** The request body for the form; `before` is the previous value. Call it only when `settingsProblems` finds nothing. */
export const settingsOf = (values: SettingsValues, before?: HostedGroupSettings): HostedGroupSettings => ({
  name: values.name.trim(),
  intro: values.intro.trim(),
  rules: linesOf(values.rules),
  consentText: values.consentText.trim(),
  opensAt: keptMoment(values.opensAt, before?.opensAt),
  closesAt: keptMoment(values.closesAt, before?.closesAt),
  showsFellows: values.showsFellows,
  plan: planOf(values),
});

/** The most that one person can get for this many topics, limited by the cap. */
export const reachableCoins = (
  { topicCoins, wholeCoins, capCoins }: Pick<RewardPlan, 'topicCoins' | 'wholeCoins' | 'capCoins'>,
  topics: number,
): number => Math.min(capCoins, topicCoins * topics + wholeCoins);
