/** A question found in a pasted text. */
export interface SplitSection {
  /** The line where it begins, counted from 1. */
  line: number;
  title: string;
  question: string;
  hostNote: string;
}

/** A topic found in a pasted text, with its questions. */
export interface SplitTopic {
  /** The line where it begins, counted from 1. */
  line: number;
  title: string;
  sections: SplitSection[];
}

const mostTopics = 100;
const mostSections = 50;
const titleLength = 20;

/** 「# 第一天」, 「一、早晨」, 「第二天：路上」, 「话题三 午餐」 */
const topicLine =
  /^(?:#+\s*|[一二三四五六七八九十]+[、.．]\s*)(.+)$|^((?:第[一二三四五六七八九十\d]+(?:天|部分|章|阶段)|话题\s*[一二三四五六七八九十\d]+).*)$/u;
/** 「1. 」, 「2、」, 「(3)」, 「Q4：」, 「- 」 */
const questionLine = /^(?:(?:问题?|Q)?\s*\d+\s*[.．、:：)）]\s*|[(（]\d+[)）]\s*|[-*•·]\s+)(.+)$/iu;
/** 「主持人：」, 「备注：」, 「【主持人】」: only hosts read these lines. */
const noteLine =
  /^(?:[[【(（]\s*(?:主持人(?:备注|提示|说明)?|备注)\s*[\]】)）]\s*[:：]?|(?:主持人(?:备注|提示|说明)?|备注|注意)\s*[:：])\s*(.*)$/u;

const titleOf = (question: string): string => {
  const first = question.split(/[。？！?!\n]/u)[0]?.trim() ?? '';
  return first.length > titleLength ? `${first.slice(0, titleLength - 1)}…` : first;
};

/**
 * Splits a pasted guide into topics and questions. Headings and 「一、」 begin a topic. Numbers and bullets begin a question; in a
 * text with neither, paragraphs do. Lines of 主持人 and 备注 are notes to the question before.
 */
export const splitGuide = (text: string): SplitTopic[] => {
  const topics: SplitTopic[] = [];
  let afterBlank = true;
  for (const [index, raw] of text.replaceAll('\r', '').split('\n').entries()) {
    const line = raw.trim();
    if (line !== '') addLine(topics, { line, number: index + 1, afterBlank });
    afterBlank = line === '';
  }
  return topics.slice(0, mostTopics).map(({ sections, ...topic }) => ({
    ...topic,
    sections: sections.slice(0, mostSections).map((section) => ({
      ...section,
      title: titleOf(section.question),
      question: section.question.slice(0, 2000),
      hostNote: section.hostNote.slice(0, 1000),
    })),
  }));
};

interface Line {
  line: string;
  number: number;
  afterBlank: boolean;
}

const addLine = (topics: SplitTopic[], { line, number, afterBlank }: Line): void => {
  const numbered = questionLine.exec(line);
  const heading = numbered ? null : topicLine.exec(line);
  const note = noteLine.exec(line);
  const current = topics.at(-1)?.sections.at(-1);
  if (heading) addTopic(topics, number, heading[1] ?? heading[2] ?? '');
  else if (note && current) current.hostNote = joined(current.hostNote, note[1] ?? '');
  else if (numbered || afterBlank || !current) {
    if (topics.length === 0) addTopic(topics, 0, '话题一');
    const question = numbered?.[1] ?? line;
    topics.at(-1)?.sections.push({ line: number, title: '', question, hostNote: '' });
  } else current.question = joined(current.question, line);
};

const addTopic = (topics: SplitTopic[], line: number, title: string): void =>
  void topics.push({ line, title: title.slice(0, 60), sections: [] });

const joined = (before: string, line: string): string => (before === '' ? line : `${before}\n${line}`);
