import { addresses } from './addresses.ts';

export interface DemoOperator {
  name: string;
  password: string;
  /** What the authenticator shows now. */
  code: string;
}

/** A demo operator, as the sandbox of an API shows them. */
export const demoOperator = async (name: string, api = addresses.api()): Promise<DemoOperator> => {
  const answer = await fetch(`${api}/sandbox/operators.json`);
  const { operators } = (await answer.json()) as { operators: DemoOperator[] };
  const found = operators.find((operator) => operator.name === name);
  if (!found) throw new Error(`There is no demo operator ${name}`);
  return found;
};
