import type { Markdown } from './markdown.ts';

const chinese = /[\p{Script=Han}]/u;
const fullWidth = /[，。；：、！？“”（）《》]/u;

/**
 * A line break inside a paragraph: nothing between Chinese characters and after a full-width mark, which a browser would show as
 * a gap; a space elsewhere, because Vue drops a line break between two elements.
 */
export const softBreaks = (markdown: Markdown): void => {
  markdown.renderer.rules.softbreak = (tokens, at) => {
    const before = tokens[at - 1]?.content.at(-1) ?? '';
    const after = tokens[at + 1]?.content.at(0) ?? '';
    const isText = (place: number): boolean => tokens[place]?.type === 'text';
    const mark = (isText(at - 1) && fullWidth.test(before)) || (isText(at + 1) && fullWidth.test(after));
    return mark || (chinese.test(before) && chinese.test(after)) ? '' : ' ';
  };
};
