import { readFileSync } from 'node:fs';

/** The product's fixed numbers, from contract/enums.json. */
export const constantsSource = (file: string): string => {
  const { constants } = JSON.parse(readFileSync(file, 'utf8')) as {
    constants: Record<string, string | number>;
  };
  return `export const constants = ${JSON.stringify(constants, null, 2)} as const;\n`;
};
