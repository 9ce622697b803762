import type { Platform } from '../../src/platform/platform.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { attributeField } from '../../src/modules/member/attributes/attribute-form.ts';
import { attributeProblem } from '../../src/modules/member/attributes/check-attribute.ts';
import { storeAttributes } from '../../src/modules/member/attributes/attributes.ts';
import { selectAnswers } from '../../src/modules/member/attributes/attribute-store.ts';

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
