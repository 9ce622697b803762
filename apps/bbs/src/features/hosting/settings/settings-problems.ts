import { linesOf, momentOf, type SettingsValues } from './settings-values.ts';

const filled = (text: string, name: string): string | null => (text.trim() === '' ? `请填写${name}` : null);

const problemOfRules = (text: string): string | null => {
  const rules = linesOf(text);
  if (rules.length > 20) return '最多 20 条规则';
  return rules.some((rule) => rule.length > 200) ? '每条规则最多 200 字' : null;
};

const problemOfEnd = ({ opensAt, closesAt }: SettingsValues): string | null => {
  const [from, to] = [momentOf(opensAt), momentOf(closesAt)];
  if (to === undefined) return '请填写结束时间';
  return from !== undefined && to <= from ? '结束时间要晚于开放时间' : null;
};

const problemOfCap = ({ pays, topicCoins, wholeCoins, capCoins }: SettingsValues): string | null => {
  if (!pays) return null;
  if (topicCoins + wholeCoins === 0) return '话题和全部完成至少填一项金币';
  return capCoins < Math.max(topicCoins, wholeCoins, 1) ? '每人上限不能低于单项金币' : null;
};

/** What is wrong with the settings, by field. The server makes the same checks again. */
export const settingsProblems = {
  name: (name: string) => filled(name, '名称'),
  intro: (intro: string) => filled(intro, '介绍'),
  rules: problemOfRules,
  consentText: (text: string) => filled(text, '知情同意书'),
  opensAt: (time: string) => (momentOf(time) === undefined ? '请填写开放时间' : null),
  closesAt: (_time: string, values: SettingsValues) => problemOfEnd(values),
  capCoins: (_coins: number, values: SettingsValues) => problemOfCap(values),
};
