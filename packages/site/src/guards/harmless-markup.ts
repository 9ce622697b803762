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
/**
 * Any attribute except event handlers. `style` may contain only declarations; attributes that refer to something are listed
 * below.
 */
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
 * Whether a text may be inserted as markup. Allowed are plain text (including style sheets made at run time) and SVG drawings
 * that contain only shapes (the survey library's icons).
 */
export const isHarmlessMarkup = (markup: string): boolean => {
  let isHarmless = true;
  const rest = markup.replaceAll(tag, (_, name: string, attributes: string) => {
    isHarmless &&= isDrawing(name, attributes);
    return '';
  });
  return isHarmless && !rest.includes('<');
};
