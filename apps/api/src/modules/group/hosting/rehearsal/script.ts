import { VoteKind } from '@yayan/contract';
import { answerLength } from '../../discussion/responses/fit.ts';
import { voices } from './voices.ts';

/** Shorter than most minimum lengths. */
export const THIN = '还行吧。';

/** The facts of a section that the script needs. */
export interface ScriptSection {
  title: string;
  minLength: number;
  vote: { kind: VoteKind; minChoices: number; maxChoices: number; options: readonly string[] } | null;
}

const sentences: readonly string[] = [
  '我一般是先看省不省事，再看贵不贵。',
  '上周末家里人来，我们一起试过一次，比想的顺利。',
  '以前不太在意，换了工作以后慢慢变了。',
  '如果时间赶，我就选最熟悉的那种，不想多比较。',
  '最让我犹豫的是不知道质量怎么样，买错过一回。',
  '朋友推荐过两三次，我才下决心去试。',
  '说实话，价格贵一点也能接受，但要让我觉得值。',
  '平时和周末不一样，平时图快，周末愿意慢慢来。',
  '要是能再简单一点，我会用得更多。',
  '我记得最清楚的是第一次，当时还拍了照片。',
];

/** Whether a respondent answers the section at this place of the guide. One leaves halfway, and one never answers. */
export function isAnsweredBy(voice: number, place: number, sections: number): boolean {
  const manner = voices[voice]?.manner;
  return manner !== 'silent' && (manner !== 'leaver' || place < Math.ceil(sections / 2));
}

/** The places of the options that a respondent chooses. One chooses the first, and says something else in the answer. */
export function choicesOf({ vote }: Pick<ScriptSection, 'vote'>, voice: number): number[] {
  if (vote === null) return [];
  const first = voices[voice]?.manner === 'contrary' ? 0 : voice;
  const count = vote.kind === VoteKind.Single ? 1 : vote.maxChoices;
  return Array.from({ length: count }, (_, index) => (first + index) % vote.options.length);
}

/** A respondent's answer. The same guide always gets the same answers. One respondent writes ever shorter ones. */
export function contentOf(section: ScriptSection, place: number, voice: number): string {
  const { manner } = voices[voice] ?? { manner: 'full' };
  if (manner === 'thin' && place % 3 === 2 && answerLength(THIN) >= section.minLength) return THIN;
  const other = manner === 'contrary' && section.vote?.kind === VoteKind.Single && section.vote.options[1];
  let content = other ? `真要选的话，我其实更偏向“${other}”。` : `说到“${section.title}”，`;
  for (let index = 0; index < 2 || answerLength(content) < section.minLength; index += 1)
    content += sentences[(place * 3 + voice * 2 + index) % sentences.length] ?? '';
  return content;
}
