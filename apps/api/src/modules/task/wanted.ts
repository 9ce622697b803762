import { z } from 'zod';
import type { TaskMatchLevel } from '@yayan/contract';
import { ageOn, dayOf, readDay } from '../../platform/calendar.ts';

const spanSchema = z.strictObject({
  /** The attribute's name for the member, such as 年龄. */
  label: z.string().min(1).max(20),
  kind: z.literal('age'),
  /** Age in years, including both ends. */
  from: z.int().min(0).max(120),
  to: z.int().min(0).max(120),
});
const choiceSchema = z.strictObject({
  label: z.string().min(1).max(20),
  kind: z.literal('attribute'),
  /** Key of the attribute questionnaire. */
  key: z.string(),
  /** The member must have one of these values. */
  anyOf: z.array(z.string()).min(1).max(50),
});

/** The attributes a task looks for; all must hold. An empty list means anybody. */
export const wantedSchema = z.array(z.discriminatedUnion('kind', [spanSchema, choiceSchema])).max(10);
export type Wanted = z.output<typeof wantedSchema>;

/** A member's known attribute values, by attribute. An unanswered attribute has no entry. */
export type KnownAttributes = ReadonlyMap<string, readonly string[]>;

export interface MatchFinding {
  readonly level: TaskMatchLevel;
  /** Labels of the attributes that match, that don't match, and that are unknown. */
  readonly fitting: readonly string[];
  readonly failing: readonly string[];
  readonly unknown: readonly string[];
}

const DECLINED = 'decline';

function holds(one: Wanted[number], known: KnownAttributes, now: Date): boolean | undefined {
  const values = known.get(one.kind === 'age' ? 'birthday' : one.key);
  const [first] = values ?? [];
  if (values === undefined || first === undefined || first === DECLINED) return undefined;
  if (one.kind === 'attribute') return one.anyOf.some((value) => values.includes(value));
  const age = ageOn(readDay(first), dayOf(now));
  return age >= one.from && age <= one.to;
}

/**
 * How well a member fits a task: high if everything is known and matches, low if something doesn't match, middle if
 * something is unknown. Null if the task is for anybody.
 */
export function matchOf(wanted: Wanted, known: KnownAttributes, now: Date): MatchFinding | null {
  if (wanted.length === 0) return null;
  const found = wanted.map((one) => ({ label: one.label, holds: holds(one, known, now) }));
  const labels = (value: boolean | undefined) =>
    found.filter((one) => one.holds === value).map(({ label }) => label);
  const [fitting, failing, unknown] = [labels(true), labels(false), labels(undefined)];
  return {
    level: failing.length > 0 ? 'low' : unknown.length > 0 ? 'middle' : 'high',
    fitting,
    failing,
    unknown,
  };
}
