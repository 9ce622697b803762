/** A number as members read it: 5000 is 「5,000」. */
export const countText = (count: number): string => count.toLocaleString('zh-CN');
