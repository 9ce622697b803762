/** A name and its value for support: 「查询编号」, 「3F7A-29C1」. */
export type QuestionFact = readonly [name: string, value: string];

/** The facts of a question, one per line, to copy or to send. */
export const questionText = (facts: readonly QuestionFact[]): string =>
  facts.map(([name, value]) => `${name}：${value}`).join('\n');

/** The address that opens a mail with subject and body filled in. The member adds only the question. */
export function questionMail(mail: string, subject: string, facts: readonly QuestionFact[] = []): string {
  const known = facts.length > 0 ? `\n\n以下信息方便我们核对，请保留：\n${questionText(facts)}` : '';
  const body = `你好，我想问：\n\n${known}`.replaceAll('\n', '\r\n');
  return `mailto:${mail}?subject=${encodeURIComponent(`【芽言】${subject}`)}&body=${encodeURIComponent(body)}`;
}
