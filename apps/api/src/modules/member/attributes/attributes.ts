import { refuse } from '../../../errors/api-fault.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { calledCity } from '../../region/module.ts';
import type { AttributeAnswer, AttributeAnswers } from './attribute-answers.ts';
import { attributeField, attributeForm, DECLINED } from './attribute-form.ts';
import {
  type AnswerRow,
  deleteAnswers,
  eraseSurvey,
  putAnswer,
  selectAnswers,
  selectChoices,
  selectCities,
} from './attribute-store.ts';
import { hasConsented, listAttributeConsents } from './attribute-consent.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A member's answers about themselves. */
export async function readAttributes(
  db: Connection,
  cipher: Cipher,
  memberId: string,
): Promise<AttributeAnswers> {
  const rows = await selectAnswers(db, memberId);
  return new Map(rows.map((row) => [row.key, answerOf(cipher, row)]));
}

const answerOf = (cipher: Cipher, { choices, choices_sealed, answered_at }: AnswerRow): AttributeAnswer => ({
  // We encrypted this value ourselves, so its type is known.
  values: choices_sealed === null ? (choices ?? []) : (JSON.parse(cipher.open(choices_sealed)) as string[]),
  answeredAt: answered_at,
});

/** The member's city as tasks name it (上海, 杭州), or null if they haven't answered. */
export async function memberCity(db: Connection, memberId: string): Promise<string | null> {
  const [code] = await selectChoices(db, memberId, 'city');
  return code === undefined ? null : (calledCity(code) ?? null);
}

/** The cities of members, as tasks name them. Who hasn't answered has none. */
export async function memberCities(
  db: Connection,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectCities(db, memberIds);
  return new Map(
    rows.flatMap(({ member_id, city }) => {
      const name = calledCity(city);
      return name === undefined ? [] : [[member_id, name] as const];
    }),
  );
}

/** Checked values to store, by key. An empty list removes an answer. */
export type AttributeChanges = ReadonlyMap<string, readonly string[]>;

/**
 * Stores answers in the caller's transaction, sensitive ones encrypted. Refuses a sensitive answer without the separate
 * consent with CONSENT_REQUIRED (PIPL 29). 不想回答 reveals nothing and needs no consent.
 */
export async function storeAttributes(
  tx: Tx,
  cipher: Cipher,
  memberId: string,
  changes: AttributeChanges,
  at: Date,
): Promise<void> {
  const answered = [...changes].filter(([, values]) => values.length > 0);
  if (answered.some(([key, values]) => isSecret(key, values)) && !(await hasConsented(tx, memberId)))
    refuse('CONSENT_REQUIRED');
  const backs = [...changes].filter(([, values]) => values.length === 0).map(([key]) => key);
  await deleteAnswers(tx, memberId, backs);
  for (const [key, values] of answered) {
    const secret = isSecret(key, values);
    await putAnswer(tx, memberId, {
      key,
      choices: secret ? null : [...values],
      choices_sealed: secret ? cipher.seal(JSON.stringify(values)) : null,
      answered_at: at,
    });
  }
}

const isSecret = (key: string, values: readonly string[]): boolean =>
  attributeField(key)?.sensitive === true && values[0] !== DECLINED;

/** All answers of a member to the questionnaire, for the export of their data. */
export async function attributeData(db: Connection, cipher: Cipher, memberId: string): Promise<unknown> {
  const answers = await readAttributes(db, cipher, memberId);
  return {
    answers: attributeForm().sections.flatMap(({ fields }) =>
      fields.flatMap(({ key, label }) => {
        const answer = answers.get(key);
        return answer === undefined ? [] : [{ key, label, ...answer }];
      }),
    ),
    consents: await listAttributeConsents(db, memberId),
  };
}

/** Erases a member's answers. The record of their consent stays. */
export const eraseAttributes = eraseSurvey;
