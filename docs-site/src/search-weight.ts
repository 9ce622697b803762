/**
 * How much a hit counts. What guides say counts more: a guide tells how to do something, and the reference would hide it behind
 * the many calls whose titles have the same word. The name of a call or an error is one rare word of its title, and still comes
 * before the guides that mention it.
 *
 * The browser gets this function as text: it uses nothing outside itself.
 */
export const searchWeight = (id: unknown, term: string, stored: Record<string, unknown> = {}): number => {
  if (/^\/(?:zh\/)?guide\//u.test(String(id))) return 5;
  const title = String(stored['title']);
  if (term.includes('_') && title.toLowerCase().includes(term.toLowerCase())) return 3;
  const [, name = ''] = title.split(' · ');
  return name.toLowerCase() === term.toLowerCase() ? 1.6 : 1;
};
