const shape = /^[HZ](?:-[2-9A-HJKMNP-TV-Z]{4}){3}$/u;

/** The number in our notation, however it was typed; undefined when it can't be one. */
export const applicationNumber = (typed: string): string | undefined => {
  const plain = typed.replaceAll(/[^0-9a-z]/giu, '').toUpperCase();
  const number = [plain.slice(0, 1), plain.slice(1, 5), plain.slice(5, 9), plain.slice(9)].join('-');
  return shape.test(number) ? number : undefined;
};
