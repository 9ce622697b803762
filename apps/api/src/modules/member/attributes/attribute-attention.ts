import type { Connection } from '../../../platform/database/database.ts';
import type { HomeAttention } from '../home/home-attention.ts';
import { type AttributeAnswers, formPercent, sectionState } from './attribute-answers.ts';
import { attributeForm } from './attribute-form.ts';
import { selectBegunAnswers } from './attribute-store.ts';

/** Leads a member who began the attribute questionnaire but didn't finish it to the first unanswered question. */
export async function unfinishedAttributes(
  db: Connection,
  memberId: string,
  at: Date,
): Promise<HomeAttention[]> {
  const begun = await selectBegunAnswers(db, memberId);
  if (begun.length === 0) return [];
  // Only whether and when a question was answered counts here, so nothing is decrypted.
  const answers: AttributeAnswers = new Map(
    begun.map(({ key, answered_at }) => [key, { values: [], answeredAt: answered_at }]),
  );
  const { sections } = attributeForm();
  const section = sections.find((one) => sectionState(one, answers, at).percent < 100) ?? sections.at(-1);
  const question = section?.fields.find(({ key }) => !answers.has(key));
  const link = `/user/survey?part=${section?.name ?? ''}`;
  return [
    {
      kind: 'attributes',
      title: '个人资料问卷',
      detail: `已完成 ${formPercent(sections, answers, at)}%`,
      link: question === undefined ? link : `${link}&question=${question.key}`,
      coins: null,
      since: new Date(Math.max(...begun.map(({ answered_at }) => answered_at.getTime()))).toISOString(),
      until: null,
      feedbackState: null,
    },
  ];
}
