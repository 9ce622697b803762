const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML shows it, in an attribute too. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

/** One page of a stand-in. `body` is HTML. */
export const page = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body><main>${body}</main></body>
</html>
`;
