import type { SurveyJson } from './runner-types.ts';
import { nameOf, type Part, partsOf } from './parts.ts';

const isMedia = ({ type }: Part): boolean => type === 'image';

/** Groups pictures with the element after them. Pictures at the end join the last group. */
const grouped = (elements: readonly Part[]): readonly (readonly Part[])[] => {
  const groups: Part[][] = [];
  let open: Part[] = [];
  for (const element of elements) {
    open.push(element);
    if (isMedia(element)) continue;
    groups.push(open);
    open = [];
  }
  const last = groups.at(-1);
  if (last) last.push(...open);
  else if (open.length > 0) groups.push(open);
  return groups;
};

const together = (group: readonly Part[]): Part => {
  const [first] = group;
  return first && group.length === 1
    ? first
    : { type: 'panel', name: `${first ? nameOf(first) : ''}-step`, elements: group };
};

/** Puts pictures and their question into one panel, so that both are one step when the runner shows one question at a time. */
export const joinMediaToQuestions = (definition: SurveyJson): SurveyJson => ({
  ...definition,
  pages: partsOf(definition, 'pages').map((page) => ({
    ...page,
    elements: grouped(partsOf(page, 'elements')).map(together),
  })),
});
