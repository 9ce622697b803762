/**
 * Finds text that PostgreSQL can't store: NUL, or half of a surrogate pair. Returns its path from `where` on, for
 * example `body.answers.q1`, or null. It doesn't use recursion, so deep input can't overflow the stack.
 */
export function unstorableText(value: unknown, where: string): string | null {
  const waiting: { value: unknown; path: string }[] = [{ value, path: where }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string' && !isStorable(next.value)) return next.path;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, inner] of Object.entries(next.value) as [string, unknown][]) {
      if (!isStorable(key)) return next.path;
      waiting.push({ value: inner, path: `${next.path}.${key}` });
    }
  }
  return null;
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
