import { type CsvRow, csvRows } from '../../../../platform/spreadsheet/csv-rows.ts';
import { carrierNames, carrierOf } from '../../orders/carriers.ts';

/** A parcel of a file, with its line. */
export interface FiledShipment {
  line: number;
  orderId: string;
  company: string;
  number: string;
}

/** What is wrong with a line, in words for the operator. */
export interface ShipmentFault {
  line: number;
  field: string;
  text: string;
}

export interface ReadShipments {
  shipments: FiledShipment[];
  faults: ShipmentFault[];
}

/** The columns of the sheet, by which a filled sheet is read again. */
export const SHEET_COLUMNS = { id: '编号', company: '快递公司', number: '运单号' } as const;

const MOST_LINES = 500;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
const NUMBER = /^[0-9A-Z][0-9A-Z-]{5,39}$/u;
const ROUNDED = /^\d(?:\.\d+)?E\+?\d+$/u;

interface Places {
  id: number;
  company: number;
  number: number;
}

/** Where the columns are. The sheet has a line with its watermark before the headings. */
function placesOf(rows: readonly CsvRow[]): { places: Places; below: readonly CsvRow[] } | undefined {
  const at = rows.findIndex(({ cells }) => cells.some((cell) => cell.trim() === SHEET_COLUMNS.id));
  const headings = rows[at]?.cells.map((cell) => cell.trim()) ?? [];
  const places = {
    id: headings.indexOf(SHEET_COLUMNS.id),
    company: headings.indexOf(SHEET_COLUMNS.company),
    number: headings.indexOf(SHEET_COLUMNS.number),
  };
  const isWhole = Object.values(places).every((place) => place >= 0);
  return isWhole ? { places, below: rows.slice(at + 1) } : undefined;
}

const wholeFile = (text: string): ReadShipments => ({
  shipments: [],
  faults: [{ line: 1, field: '', text }],
});

/** What is wrong with a number as it was typed; undefined if nothing is. */
function faultOfNumber(number: string): string | undefined {
  if (number === '') return '没有填';
  if (ROUNDED.test(number)) return '被表格软件改成了科学记数，请把这一列设成文本，重新填完整的运单号';
  return NUMBER.test(number) ? undefined : '应为 6 至 40 位字母和数字';
}

const written = (cell: string | undefined): string => (cell ?? '').normalize('NFKC').trim();

/**
 * Reads a sheet that the warehouse has filled in (rule 14.72). Lines without carrier and number are parcels that aren't sent yet;
 * they are left out. Names each fault with its line.
 */
export function readShipmentFile(source: string): ReadShipments {
  const found = placesOf(csvRows(source));
  if (found === undefined) return wholeFile(`要有${Object.values(SHEET_COLUMNS).join('、')}这三列`);
  const { places, below } = found;
  const faults: ShipmentFault[] = [];
  const shipments: FiledShipment[] = [];
  for (const { line, cells } of below) {
    const fault = (field: string, text: string): void => void faults.push({ line, field, text });
    // A leading quote mark keeps spreadsheet programs from reading a number.
    const typed = written(cells[places.number]).replace(/^'/u, '').replaceAll(/\s/gu, '').toUpperCase();
    const carrier = written(cells[places.company]);
    if (typed === '' && carrier === '') continue;
    const orderId = written(cells[places.id]).toLowerCase();
    const company = carrierOf(carrier);
    const wrongNumber = faultOfNumber(typed);
    if (!ID.test(orderId)) fault(SHEET_COLUMNS.id, '不是兑换单的编号');
    if (company === undefined)
      fault(SHEET_COLUMNS.company, carrier === '' ? '没有填' : `不认识，可以写：${carrierNames.join('、')}`);
    if (wrongNumber !== undefined) fault(SHEET_COLUMNS.number, wrongNumber);
    if (ID.test(orderId) && company !== undefined && wrongNumber === undefined)
      shipments.push({ line, orderId, company, number: typed });
  }
  if (shipments.length + faults.length === 0) return wholeFile('没有填好的行');
  if (shipments.length > MOST_LINES) return wholeFile(`一次最多 ${MOST_LINES} 行，请分成几个文件`);
  return { shipments, faults };
}
