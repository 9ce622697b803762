const SCALAR =
  /"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** How far a text is JSON; undefined if all of it is. Browsers name no place, or each in other words. */
const faultOffset = (text: string): number | undefined => {
  let at = 0;
  const skipSpace = (): void => {
    while (' \t\r\n'.includes(text[at] ?? '-')) at += 1;
  };
  const take = (sign: string): boolean => {
    skipSpace();
    if (text[at] !== sign) return false;
    at += 1;
    return true;
  };
  const scalar = (): boolean => {
    SCALAR.lastIndex = at;
    if (!SCALAR.test(text)) return false;
    at = SCALAR.lastIndex;
    return true;
  };
  const list = (end: string, item: () => boolean): boolean => {
    if (take(end)) return true;
    do if (!item()) return false;
    while (take(','));
    return take(end);
  };
  const member = (): boolean => {
    skipSpace();
    return text[at] === '"' && scalar() && take(':') && value();
  };
  const value = (): boolean => {
    if (take('{')) return list('}', member);
    if (take('[')) return list(']', value);
    return scalar();
  };
  const isValue = value();
  if (isValue) skipSpace();
  return isValue && at === text.length ? undefined : at;
};

const LONGEST = 40;

/** What to say of a text that is no JSON, with its line; undefined for JSON. */
export const jsonFaultText = (text: string): string | undefined => {
  const offset = faultOffset(text);
  if (offset === undefined) return undefined;
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  const shown = (text.split('\n')[before.length - 1] ?? '').trim().slice(0, LONGEST);
  return `第 ${before.length} 行第 ${column} 个字起不是 JSON${shown ? `：${shown}` : ''}`;
};
