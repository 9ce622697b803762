import { parseSync } from 'vite';

/** An import or re-export of a file; types count like values. */
export interface ImportOf {
  /** As written: a relative path, or a package. */
  request: string;
  /** Loaded later, by `import()`. */
  lazy: boolean;
}

/** The imports of a source file, in order. */
export const importsOf = (file: string, text: string): readonly ImportOf[] => {
  const {
    module: { staticImports, staticExports, dynamicImports },
    program,
  } = parseSync(file, text);
  if (program.body.length === 0) return [];
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ];
  return [
    ...requests.map((request) => ({ request, lazy: false })),
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
      .filter((written) => /^(['"])[^'"]*\1$/u.test(written))
      .map((written) => ({ request: written.slice(1, -1), lazy: true })),
  ];
};
