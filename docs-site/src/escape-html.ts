const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for markup, also inside an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (each) => entities[each] ?? '');
