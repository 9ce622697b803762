import { formatCount } from '@yayan/ui';

const FEN = 100;

/** An amount of money as operators read it. */
export const yuanOf = (fen: number): string => `${formatCount(Math.round(fen / FEN))} 元`;
