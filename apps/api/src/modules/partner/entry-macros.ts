import { ageOn, dayOf, readDay } from '../../platform/calendar.ts';
import type { KnownAttributes, TaskTexts } from '../task/api.ts';

/** Values that an operator stores with a task for its supplier. */
export const PASSED_MACROS = ['p1', 'p2', 'p3', 'p4', 'p5'] as const;

/** What members read of a profile value in the consent at a task. */
const consentItem = { gender: '性别', age: '年龄', city: '城市', education: '学历' } as const;

/** A profile value that an entry link can pass on. */
export type ProfileMacro = keyof typeof consentItem;

export const profileMacros = Object.keys(consentItem) as [ProfileMacro, ...ProfileMacro[]];

const DECLINED = 'decline';

const valueOf = (macro: ProfileMacro, known: KnownAttributes, at: Date): string => {
  const [value] = known.get(macro === 'age' ? 'birthday' : macro) ?? [];
  if (value === undefined || value === DECLINED) return '';
  return macro === 'age' ? String(ageOn(readDay(value), dayOf(at))) : value;
};

/**
 * The profile values that go to a supplier: those it may have, of which the text that the member agreed to at this task
 * names each to a third party (rule 3.42). All others are empty.
 */
export function profileValues(
  allowed: readonly ProfileMacro[],
  { consent, known, at }: { consent: TaskTexts['dataUse'] | undefined; known: KnownAttributes; at: Date },
): Readonly<Record<string, string>> {
  const isNamed = (macro: ProfileMacro): boolean =>
    consent?.thirdParty === true && consent.items.some((item) => item.includes(consentItem[macro]));
  return Object.fromEntries(
    allowed.filter((macro) => isNamed(macro)).map((macro) => [macro, valueOf(macro, known, at)]),
  );
}
