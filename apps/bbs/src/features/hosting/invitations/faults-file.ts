import type { GroupInvitationFault } from '@yayan/api-client';
import { GroupInvitationFaultWhy } from '@yayan/api-client';

/** What is wrong with a line. */
export const faultNames: Record<GroupInvitationFaultWhy, string> = {
  [GroupInvitationFaultWhy.Invalid]: '不是 11 位手机号',
  [GroupInvitationFaultWhy.Repeated]: '与前面的行重复',
  [GroupInvitationFaultWhy.Invited]: '已在邀请名单中',
  [GroupInvitationFaultWhy.Left]: '自己退出了',
};

/** Spreadsheet programs read a cell that begins with one of these as a formula, full-width forms too. */
const opensFormula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u;

/** A text as a cell that isn't a formula: others made the lists of numbers, and may have put a formula into one. */
const cellOf = (text: string): string =>
  `"${opensFormula.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** The faults as a table for spreadsheet programs. The byte order mark tells them that it is UTF-8. */
export const faultsFile = (faults: readonly GroupInvitationFault[]): Blob => {
  const rows = faults.map(({ line, shown, why }) => `${line},${cellOf(shown)},${faultNames[why]}`);
  return new Blob([`\uFEFF${['行,内容,问题', ...rows].join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });
};
