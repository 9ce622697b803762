const CHINA_MS = 8 * 3_600_000;
const MONTH_LENGTH = 7;

/** The last month in China that is over: 2026-10. */
export const lastMonth = (now: Date): string => {
  const china = new Date(now.getTime() + CHINA_MS);
  const before = new Date(Date.UTC(china.getUTCFullYear(), china.getUTCMonth() - 1, 1));
  return before.toISOString().slice(0, MONTH_LENGTH);
};
