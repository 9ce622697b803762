import { VoteKind } from '@yayan/contract';
import { voices } from './voices.ts';

/** The facts of a section that the script needs. */
export interface ScriptSection {
  title: string;
  minLength: number;
  vote: { kind: VoteKind; minChoices: number; maxChoices: number; options: readonly string[] } | null;
}

/** One scripted answer: the indexes of respondent and section, and the milliseconds after the opening. */
interface ScriptedAnswer {
  voice: number;
  section: number;
  content: string;
  after: number;
}

/** A scripted ballot: the indexes of its options. */
interface ScriptedBallot {
  voice: number;
  section: number;
  choices: number[];
  after: number;
}

/** All acts of the scripted respondents, each list by time. */
interface Script {
  answers: ScriptedAnswer[];
  ballots: ScriptedBallot[];
}

const HOUR_MS = 60 * 60_000;
/** The length of the script. It spans days, so that the desk shows a course of time. */
const LASTS_MS = 44 * HOUR_MS;
const BETWEEN_VOICES_MS = 11 * 60_000;

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

/**
 * Writes the answers and votes of the scripted respondents. Most answer everything, one of them with ever shorter
 * answers and one against their own vote. One answers only the first half, one nothing. The same guide always gets the
 * same script.
 */
export function writeScript(sections: readonly ScriptSection[]): Script {
  const script: Script = { answers: [], ballots: [] };
  for (const [place, section] of sections.entries())
    for (const [voice, { manner }] of voices.entries()) {
      const isGone = manner === 'leaver' && place >= Math.ceil(sections.length / 2);
      if (manner === 'silent' || isGone) continue;
      const after = Math.floor((LASTS_MS * place) / sections.length) + (voice + 1) * BETWEEN_VOICES_MS;
      const choices = choicesOf(section, manner === 'contrary' ? 0 : voice);
      if (choices.length > 0) script.ballots.push({ voice, section: place, choices, after });
      script.answers.push({ voice, section: place, content: contentOf(section, place, voice), after });
    }
  return script;
}

function choicesOf({ vote }: ScriptSection, first: number): number[] {
  if (vote === null) return [];
  const count = vote.kind === VoteKind.Single ? 1 : vote.maxChoices;
  return Array.from({ length: count }, (_, index) => (first + index) % vote.options.length);
}

function contentOf(section: ScriptSection, place: number, voice: number): string {
  const { manner } = voices[voice] ?? { manner: 'full' };
  if (manner === 'thin' && place % 3 === 2) return '还行吧。';
  const other = manner === 'contrary' && section.vote?.kind === VoteKind.Single && section.vote.options[1];
  let content = other ? `真要选的话，我其实更偏向“${other}”。` : `说到“${section.title}”，`;
  for (let index = 0; index < 2 || content.length < section.minLength; index += 1)
    content += sentences[(place * 3 + voice * 2 + index) % sentences.length] ?? '';
  return content;
}
