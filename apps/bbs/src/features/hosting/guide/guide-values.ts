import {
  type GuideSection,
  type GuideSectionInput,
  type GuideTopicInput,
  type GuideVote,
  SectionPhotos,
  SectionVisibility,
  VoteKind,
  VoteResultsShown,
} from '@yayan/api-client';
import { linesOf, momentOf, timeField } from '../settings/settings-values.ts';

/** The values of a topic's form; an empty time means the group's. */
export interface TopicValues {
  title: string;
  summary: string;
  opensAt: string;
  closesAt: string;
  /** The tag of its audience; empty for all respondents. */
  audience: string;
}

/** The values of a section's form, with the vote's fields among them; an empty time means the topic's. */
export interface SectionValues {
  title: string;
  question: string;
  hostNote: string;
  minLength: number;
  visibility: SectionVisibility;
  /** The tag of its audience; empty for everybody whom the topic is for. */
  audience: string;
  photos: SectionPhotos;
  opensAt: string;
  closesAt: string;
  votes: boolean;
  voteTitle: string;
  voteKind: VoteKind;
  minChoices: number;
  maxChoices: number;
  resultsShown: VoteResultsShown;
  anonymous: boolean;
  options: string;
  /** The tag that each option gives, by the option's text. */
  optionTags: Readonly<Record<string, string>>;
}

const timeOf = (iso: string | null): string => (iso === null ? '' : timeField(iso));

/** The time of a field. A field that wasn't changed keeps the exact time with its seconds. */
const isoOf = (field: string, before: string | null | undefined): string | null =>
  before !== null && before !== undefined && timeOf(before) === field ? before : (momentOf(field) ?? null);

export const topicValues = (topic?: GuideTopicInput): TopicValues => ({
  title: topic?.title ?? '',
  summary: topic?.summary ?? '',
  opensAt: timeOf(topic?.opensAt ?? null),
  closesAt: timeOf(topic?.closesAt ?? null),
  audience: topic?.audienceTagId ?? '',
});

/** The request body for a topic's form; `before` is the previous value. */
export const topicInput = (values: TopicValues, before?: GuideTopicInput): GuideTopicInput => ({
  title: values.title.trim(),
  summary: values.summary.trim(),
  opensAt: isoOf(values.opensAt, before?.opensAt),
  closesAt: isoOf(values.closesAt, before?.closesAt),
  audienceTagId: values.audience === '' ? null : values.audience,
});

const tagsOf = (vote: GuideVote | null): Record<string, string> =>
  Object.fromEntries(
    (vote?.options ?? []).flatMap((option, place) => {
      const tag = vote?.optionTags?.[place] ?? null;
      return tag === null ? [] : [[option, tag]];
    }),
  );

/** A section's form; a new section lets people answer before they see others. */
export const sectionValues = (section?: GuideSectionInput): SectionValues => {
  const vote = section?.vote ?? null;
  return {
    title: section?.title ?? '',
    question: section?.question ?? '',
    hostNote: section?.hostNote ?? '',
    minLength: section?.minLength ?? 20,
    visibility: section?.visibility ?? SectionVisibility.AnswerFirst,
    audience: section?.audienceTagId ?? '',
    photos: section?.photos ?? SectionPhotos.Optional,
    opensAt: timeOf(section?.opensAt ?? null),
    closesAt: timeOf(section?.closesAt ?? null),
    votes: vote !== null,
    voteTitle: vote?.title ?? '',
    voteKind: vote?.kind ?? VoteKind.Single,
    minChoices: vote?.minChoices ?? 1,
    maxChoices: vote?.maxChoices ?? 1,
    resultsShown: vote?.resultsShown ?? VoteResultsShown.AfterVote,
    anonymous: vote?.anonymous ?? false,
    options: vote?.options.join('\n') ?? '',
    optionTags: tagsOf(vote),
  };
};

/** How many options a ballot has: one for a single choice, all for a ranking. */
const choicesOf = (values: SectionValues, options: number): { minChoices: number; maxChoices: number } => {
  if (values.voteKind === VoteKind.Single) return { minChoices: 1, maxChoices: 1 };
  if (values.voteKind === VoteKind.Ranked) return { minChoices: options, maxChoices: options };
  return { minChoices: values.minChoices, maxChoices: values.maxChoices };
};

const voteOf = (values: SectionValues): GuideVote | null => {
  if (!values.votes) return null;
  const options = linesOf(values.options);
  return {
    title: values.voteTitle.trim(),
    kind: values.voteKind,
    ...choicesOf(values, options.length),
    resultsShown: values.resultsShown,
    anonymous: values.anonymous,
    options,
    optionTags: options.map((option) => (values.anonymous ? null : (values.optionTags[option] ?? null))),
  };
};

/** The request body for a section's form; `before` is the previous value. A vote with ballots isn't changed (rule 6.26). */
export const sectionInput = (
  values: SectionValues,
  before?: Pick<GuideSection, 'section' | 'ballots'>,
): GuideSectionInput => ({
  title: values.title.trim(),
  question: values.question.trim(),
  hostNote: values.hostNote.trim() === '' ? null : values.hostNote.trim(),
  minLength: values.minLength,
  visibility: values.visibility,
  audienceTagId: values.audience === '' ? null : values.audience,
  photos: values.photos,
  opensAt: isoOf(values.opensAt, before?.section.opensAt),
  closesAt: isoOf(values.closesAt, before?.section.closesAt),
  vote: before !== undefined && before.ballots > 0 ? before.section.vote : voteOf(values),
});

const orderProblem = (opensAt: string, closesAt: string): string | null => {
  const [from, to] = [momentOf(opensAt), momentOf(closesAt)];
  return from !== undefined && to !== undefined && to <= from ? '结束时间要晚于开放时间' : null;
};

export const topicProblems = {
  title: (title: string) => (title.trim() === '' ? '请填写话题名称' : null),
  closesAt: (closesAt: string, { opensAt }: TopicValues) => orderProblem(opensAt, closesAt),
};

const optionsProblem = (text: string): string | null => {
  const options = linesOf(text);
  if (options.length < 2 || options.length > 20) return '请写 2 到 20 个选项，每行一个';
  if (options.some((option) => option.length > 100)) return '每个选项最多 100 字';
  return new Set(options).size < options.length ? '有重复的选项' : null;
};

const choicesProblem = ({
  votes,
  voteKind,
  minChoices,
  maxChoices,
  options,
}: SectionValues): string | null => {
  if (!votes || voteKind !== VoteKind.Multiple) return null;
  if (maxChoices < minChoices) return '最多选的数量不能少于最少';
  return maxChoices > linesOf(options).length ? '最多选的数量超过了选项数' : null;
};

export const sectionProblems = {
  title: (title: string) => (title.trim() === '' ? '请填写标题' : null),
  question: (question: string) => (question.trim() === '' ? '请填写问题' : null),
  closesAt: (closesAt: string, { opensAt }: SectionValues) => orderProblem(opensAt, closesAt),
  voteTitle: (title: string, { votes }: SectionValues) =>
    votes && title.trim() === '' ? '请填写投票题目' : null,
  options: (options: string, { votes }: SectionValues) => (votes ? optionsProblem(options) : null),
  maxChoices: (_most: number, values: SectionValues) => choicesProblem(values),
};
