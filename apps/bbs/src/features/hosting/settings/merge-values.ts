import type { SettingsValues } from './settings-values.ts';

type Field = keyof SettingsValues;

/** The names of the fields in notices. */
const names: Readonly<Record<Field, string>> = {
  name: '名称',
  intro: '介绍',
  rules: '讨论规则',
  consentText: '知情同意书',
  opensAt: '开放时间',
  closesAt: '结束时间',
  showsFellows: '成员可见',
  pays: '报酬',
  topicCoins: '每完成一个话题',
  wholeCoins: '全部完成再加',
  capCoins: '每人最多',
};

/**
 * The form after another host saved `theirs`: fields unchanged here get the new value, typed ones stay. `opposed` names the
 * fields that both hosts changed: saving replaces the other host's value there.
 */
export const mergeValues = (before: SettingsValues, mine: SettingsValues, theirs: SettingsValues) => {
  const fields = Object.keys(names).filter((field): field is Field => field in mine);
  const isMine = (field: Field): boolean => mine[field] !== before[field];
  const taken = fields.filter((field) => !isMine(field)).map((field) => [field, theirs[field]] as const);
  const opposed = fields.filter(
    (field) => isMine(field) && theirs[field] !== before[field] && theirs[field] !== mine[field],
  );
  return {
    values: { ...mine, ...Object.fromEntries(taken) },
    opposed: opposed.map((field) => names[field]),
  };
};
