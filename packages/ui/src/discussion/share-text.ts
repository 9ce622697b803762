/** The share of the voters who chose an option: `40%`. */
export const shareText = (votes: number, total = 0): string =>
  `${total > 0 ? Math.round((votes / total) * 100) : 0}%`;
