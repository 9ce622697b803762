/** A declaration with a size for which the theme has a name. */
export interface RawSize {
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

const spacing = /^(?:margin|padding)(?:-\w+)*$|^(?:row-|column-)?gap$/u;
const radius = /^border(?:-\w+)*-radius$/u;
/** Sizes of up to 3 px are visual corrections, and below every scale of the theme. */
const large = /(?<![\w.-])-?(?:[4-9]|\d{2,})(?:\.\d+)?px\b|(?<![\w.-])-?[\d.]+rem\b/u;
/** iOS zooms into fields whose text is smaller than this, whatever the theme says. */
const fieldText = 'max(16px, 1rem)';

const problemOf = (property: string, value: string): string | undefined => {
  if (spacing.test(property) && large.test(value)) return 'spacing comes from --mantine-spacing-*';
  if (radius.test(property) && large.test(value)) return 'a radius comes from --mantine-radius-*';
  if (property === 'font-size' && large.test(value) && !value.startsWith(fieldText))
    return 'a font size comes from --mantine-font-size-*';
  return undefined;
};

/** Removes the text of comments and keeps their line breaks. */
const withoutComments = (css: string): string =>
  css.replaceAll(/\/\*.*?\*\//gsu, (comment) => comment.replaceAll(/[^\n]/gu, ''));

/** Declarations and media queries of a stylesheet with sizes for which the theme has names. */
export const rawSizes = (css: string): readonly RawSize[] => {
  const lines = withoutComments(css).split('\n');
  return lines.flatMap((text, index) => {
    const found = (why: string): RawSize[] => [{ line: index + 1, text: text.trim(), why }];
    if (/@media[^{]*width/u.test(text)) return found('a breakpoint has a name: @media (--phone)');
    const [, property = '', value = ''] = /^\s*([-\w]+):\s*(.+?);?$/u.exec(text) ?? [];
    const why = problemOf(property, value);
    return why === undefined ? [] : found(why);
  });
};
