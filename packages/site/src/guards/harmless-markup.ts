const drawingTags = new Set([
  'circle',
  'clippath',
  'defs',
  'ellipse',
  'g',
  'line',
  'path',
  'polygon',
  'polyline',
  'rect',
  'svg',
  'symbol',
  'title',
]);
/** `style` holds declarations only; a picture that refers to anything (`href`, `src`) is none of ours. */
const drawingAttribute = /^(?!on)[a-z][\w:-]*$/i;
const referring = new Set(['href', 'xlink:href', 'src']);

const tag = /<\/?([a-z]+)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'))?)*)\s*\/?>/gi;
const attribute = /([\w:-]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'))?/g;

const isDrawing = (name: string, attributes: string): boolean =>
  drawingTags.has(name.toLowerCase()) &&
  [...attributes.matchAll(attribute)].every(
    ([, key = '']) => drawingAttribute.test(key) && !referring.has(key.toLowerCase()),
  );

/**
 * Whether a text may become part of the page as markup: plain text, which style sheets made at run time are as well,
 * and drawings of nothing but shapes, as the survey library's icons are.
 */
export const isHarmlessMarkup = (markup: string): boolean => {
  let isHarmless = true;
  const rest = markup.replaceAll(tag, (_, name: string, attributes: string) => {
    isHarmless &&= isDrawing(name, attributes);
    return '';
  });
  return isHarmless && !rest.includes('<');
};
