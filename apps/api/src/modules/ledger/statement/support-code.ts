/** The code of a row that a member quotes to support: the last eight digits of its id, which are random. */
export function rowSupportCode(id: string): string {
  const digits = id.replaceAll('-', '').toUpperCase();
  return `${digits.slice(-8, -4)}-${digits.slice(-4)}`;
}
