import type { Platform } from '../../src/platform/platform.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { attributeField } from '../../src/modules/member/attributes/attribute-form.ts';
import { attributeProblem } from '../../src/modules/member/attributes/check-attribute.ts';
import { storeAttributes } from '../../src/modules/member/attributes/attributes.ts';
import { selectAnswers } from '../../src/modules/member/attributes/attribute-store.ts';
import { passRealName } from './pass-real-name.ts';

const DAY_MS = 86_400_000;

/** Answers of two demo members, so that recommendations have data. */
const ANSWERS = [
  {
    memberId: DEMO_MEMBERS.oldMember.id,
    answers: {
      gender: ['female'],
      birthday: ['1994-03-12'],
      householdSize: ['2'],
      pets: ['cat'],
      commute: ['metro', 'walk'],
      interests: ['food', 'film', 'pet'],
    },
  },
  {
    memberId: DEMO_MEMBERS.exchanger.id,
    answers: { gender: ['female'], birthday: ['1990-03-07'], householdSize: ['4'], commute: ['car'] },
  },
] as const;

/** Stores the demo members' answers, none of them sensitive. If a member has answers already, those stay. */
export async function seedAttributes({ database, cipher, clock, config }: Platform): Promise<void> {
  if (config.production) throw new Error('Answers of demo members are no part of production');
  for (const { memberId, answers } of ANSWERS)
    await database.transaction(async (tx) => {
      if ((await selectAnswers(tx, memberId)).length > 0) return;
      const [changes, now] = [new Map<string, readonly string[]>(Object.entries(answers)), clock.now()];
      for (const [key, values] of changes) {
        const field = attributeField(key);
        const problem = field === undefined ? 'no such field' : attributeProblem(field, values, now);
        if (problem !== undefined) throw new Error(`A demo member's ${key}: ${problem}`);
      }
      await storeAttributes(tx, cipher, memberId, changes, now);
    });
}

/** The names that demo members of long standing had checked. The numbers belong to nobody. */
const REAL_NAMES = [
  { demo: DEMO_MEMBERS.oldMember, name: '林小满', idNumber: '310104199403120029' },
  { demo: DEMO_MEMBERS.exchanger, name: '王晓穗', idNumber: '310104199003072136' },
] as const;

/** Stores a passed real-name check of demo members who joined long ago (rule 5.13). */
export async function seedRealNames(platform: Platform): Promise<void> {
  const { clock, config } = platform;
  if (config.production) throw new Error('Real names of demo members are no part of production');
  for (const { demo, ...named } of REAL_NAMES) {
    const at = new Date(clock.now().getTime() - (demo.joinedDaysAgo - 1) * DAY_MS);
    await passRealName(platform, { memberId: demo.id, ...named }, at);
  }
}
