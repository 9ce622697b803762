import { unzip } from './unzip.ts';

/** The content of a workbook as another program reads it. */
export interface ReadWorkbook {
  /** The cells of the first sheet. */
  rows: string[][];
  /** The sheets in their order. Cells are texts, row by row; numbers are as written in the file. */
  sheets: { name: string; rows: string[][] }[];
  /** The number of formula cells. */
  formulas: number;
  /** Whether the workbook links to something outside or contains code. */
  reachesOut: boolean;
}

/** Reads an .xlsx file for a test. It supports only the features that our own workbooks use. */
export function readWorkbook(file: Uint8Array): ReadWorkbook {
  const parts = new Map(
    [...unzip(Buffer.from(file))].map(([name, content]) => [name, content.toString('utf8')] as const),
  );
  const shared = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gsu)].map(
    ([, item]) => textOf(item ?? ''),
  );
  const rowsOf = (sheet: string): string[][] =>
    [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gsu)].map(([, row]) =>
      [...(row ?? '').matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gsu)].map(([, attributes, cell]) => {
        const text = textOf(cell ?? '');
        return attributes?.includes('t="s"') ? (shared[Number(text)] ?? '') : text;
      }),
    );
  const files = [...parts.keys()].filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/u.test(name));
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet\b[^>]*\bname="([^"]*)"/gu)];
  const sheets = names.map(([, name], place) => ({
    name: textOf(name ?? ''),
    rows: rowsOf(parts.get(`xl/worksheets/sheet${place + 1}.xml`) ?? ''),
  }));
  return {
    rows: sheets[0]?.rows ?? [],
    sheets,
    formulas: [
      ...files
        .map((name) => parts.get(name) ?? '')
        .join('')
        .matchAll(/<f[\s>/]/gu),
    ].length,
    reachesOut: [...parts.keys()].some((name) => /externalLink|vba|\.bin$/u.test(name)),
  };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function textOf(xml: string): string {
  return xml
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:#(\d+)|(\w+));/gu, (whole, code: string | undefined, name: string | undefined) =>
      name === undefined ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
    );
}
