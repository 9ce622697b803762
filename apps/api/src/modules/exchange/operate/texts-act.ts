import { BenefitTarget, PrerequisiteKind } from '@yayan/contract';
import { creditLevelLabels, prerequisiteKindLabels } from '@yayan/contract/console-labels';
import { refuse } from '../../../errors/api-fault.ts';
import type { Change } from '../../../platform/audit/act.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { benefitAct, type OfBenefit } from './benefit-acts.ts';
import { changeBenefit } from './benefit-list-store.ts';

type Texts = Pick<Benefit, 'title' | 'description' | 'tags' | 'rules' | 'level' | 'prerequisites'>;

/** What each way of delivery asks for. Without it an order has nowhere to go. */
const ASKED: Readonly<Record<BenefitTarget, readonly PrerequisiteKind[]>> = {
  [BenefitTarget.Payee]: [PrerequisiteKind.RealName, PrerequisiteKind.Adult, PrerequisiteKind.Payee],
  [BenefitTarget.Mobile]: [PrerequisiteKind.Mobile],
  [BenefitTarget.Codes]: [],
  [BenefitTarget.Consignee]: [PrerequisiteKind.Consignee],
};
const MORE: ReadonlySet<PrerequisiteKind> = new Set([
  PrerequisiteKind.RealName,
  PrerequisiteKind.Adult,
  PrerequisiteKind.Account,
]);

const fits = (target: BenefitTarget, given: readonly PrerequisiteKind[]): boolean =>
  ASKED[target].every((kind) => given.includes(kind)) &&
  given.every((kind) => MORE.has(kind) || ASKED[target].includes(kind));

/** A long text in the pieces that the audit log holds, so that all of it is there before and after. */
const PIECE = /[^]{1,300}/gu;
const MOST_PIECES = 8;

function longChanges(field: string, label: string, before: string, after: string): Change[] {
  const [old, next] = [before.match(PIECE) ?? [], after.match(PIECE) ?? []];
  const count = Math.min(MOST_PIECES, Math.max(old.length, next.length));
  return Array.from({ length: count }, (_, at) => ({
    field: at === 0 ? field : `${field}.${at + 1}`,
    label: count === 1 ? label : `${label}（${at + 1}）`,
    before: old[at] ?? null,
    after: next[at] ?? null,
  }));
}

const listed = (texts: readonly string[]): string => texts.join('、') || '没有';
const kindsText = (kinds: readonly PrerequisiteKind[]): string =>
  listed(kinds.map((kind) => prerequisiteKindLabels[kind]));

/** Changes what members read of a benefit and who may order it, for later orders (rule 14.88). Orders keep what they showed. */
export const setBenefitTexts = benefitAct<OfBenefit & Texts>({
  name: 'benefit texts',
  needsReason: true,
  changes: (now, input) => {
    if (!fits(now.target, input.prerequisites)) refuse('BENEFIT_WRONG');
    return [
      { field: 'title', label: '名称', before: now.title, after: input.title },
      { field: 'tags', label: '标签', before: listed(now.tags), after: listed(input.tags) },
      {
        field: 'level',
        label: '等级要求',
        before: creditLevelLabels[now.level],
        after: creditLevelLabels[input.level],
      },
      {
        field: 'prerequisites',
        label: '兑换条件',
        before: kindsText(now.prerequisites),
        after: kindsText(input.prerequisites),
      },
      ...longChanges('description', '说明', now.description, input.description),
      ...longChanges('rules', '使用规则', now.rules.join('\n'), input.rules.join('\n')),
    ];
  },
  write: async (db, { benefitId, title, description, level, tags, rules, prerequisites }) =>
    await changeBenefit(db, benefitId, {
      title,
      description,
      level,
      tags: JSON.stringify(tags),
      rules: JSON.stringify(rules),
      prerequisites: JSON.stringify(prerequisites),
    }),
});
