/** The lines of a message as one, for the list: a dot parts two lines, unless the first ends with a mark of its own. */
export const previewText = (body: string): string =>
  body.replaceAll(/(?<mark>[。！？；])?\n/gu, (_line, mark?: string) => mark ?? ' · ');
