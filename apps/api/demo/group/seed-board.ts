import { type DemoGroup, demoId, GROUP_ID, memberId, responseId } from './demo-group-file.ts';
import type { SeedContext } from './seed-context.ts';

/** The host made the board an hour before the demo's first start; in days. */
const MADE_AT = -1 / 24;

/** Adds the host's board: findings, and the quotes under them. */
export async function addBoard(
  { tx, at }: SeedContext,
  { findings, topics, members }: DemoGroup,
): Promise<void> {
  const host = members.find(({ role }) => role === 1);
  if (host === undefined) return;
  const by = { added_by: memberId(host.name), added_at: at(MADE_AT) };
  const findingId = (title: string): string => demoId('finding', title);
  for (const [position, { title, sentence }] of findings.entries())
    await tx
      .insertInto('group_findings')
      .values({ group_id: GROUP_ID, id: findingId(title), title, sentence, position, ...by })
      .execute();
  const quotes = topics.flatMap(({ sections }, topic) =>
    sections.flatMap(({ responses }, place) =>
      responses.flatMap((response) =>
        response.quotes.map((quote) => ({
          ...quote,
          responseId: responseId(demoId('section', topic, place), response.by),
          start: response.content.indexOf(quote.text),
        })),
      ),
    ),
  );
  for (const [position, { text, codes, finding, start, ...quote }] of quotes.entries())
    await tx
      .insertInto('group_quotes')
      .values({
        group_id: GROUP_ID,
        id: demoId('quote', quote.responseId, start),
        response_id: quote.responseId,
        wording: 0,
        passage_start: start,
        passage_end: start + text.length,
        text,
        codes,
        finding_id: finding === undefined ? null : findingId(finding),
        position,
        ...by,
      })
      .execute();
}
