type Cell = string | number | null;

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const A = 65;
const textOf = (cell: string): string => cell.replaceAll(/[&<>]/gu, (sign) => escapes[sign] ?? '');

/** At most 26 columns. */
const sheetXml = (rows: readonly (readonly Cell[])[]): string => {
  const cellXml = (cell: Cell, place: string): string =>
    typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${textOf(cell ?? '')}</t></is></c>`;
  const rowsXml = rows.map((cells, row) => {
    const cellsXml = cells.map((cell, at) => cellXml(cell, `${String.fromCodePoint(A + at)}${row + 1}`));
    return `<row r="${row + 1}">${cellsXml.join('')}</row>`;
  });
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rowsXml.join('')}</sheetData></worksheet>`;
};

const partsOf = (name: string, rows: readonly (readonly Cell[])[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="${name}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': sheetXml(rows),
});

const CRC_POLYNOMIAL = 0xed_b8_83_20;
const crcOf = (bytes: Uint8Array): number => {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0);
  }
  return ~crc >>> 0;
};

/** Little-endian numbers of the widths that a zip's headers have, each as bytes and value. */
const numbers = (...fields: readonly (readonly [width: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    fields.flatMap(([width, value]) => Array.from({ length: width }, (_, at) => (value >>> (8 * at)) & 255)),
  );

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const VERSION = 20;
const UTF8 = 0x08_00;
const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;

/** A workbook with one sheet, stored without compression: what a spreadsheet program opens, made without a library. */
export const workbookOf = (name: string, rows: readonly (readonly Cell[])[]): Blob => {
  const local: Uint8Array<ArrayBuffer>[] = [];
  const central: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  let centralSize = 0;
  const parts = Object.entries(partsOf(name, rows));
  for (const [path, text] of parts) {
    const [title, bytes] = [new TextEncoder().encode(path), new TextEncoder().encode(text)];
    const shared = numbers(
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [4, 0],
      [4, crcOf(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, title.length],
      [2, 0],
    );
    local.push(numbers([4, LOCAL]), shared, title, bytes);
    central.push(
      numbers([4, CENTRAL], [2, VERSION]),
      shared,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      title,
    );
    offset += LOCAL_HEADER + title.length + bytes.length;
    centralSize += CENTRAL_HEADER + title.length;
  }
  const end = numbers(
    [4, END],
    [4, 0],
    [2, parts.length],
    [2, parts.length],
    [4, centralSize],
    [4, offset],
    [2, 0],
  );
  return new Blob([...local, ...central, end], { type: TYPE });
};
