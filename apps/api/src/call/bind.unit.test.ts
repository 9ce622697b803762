import { expect, test } from 'vitest';
import { bind, type Rule } from './bind.ts';

interface Deps {
  name: string;
}

const getAccount: Rule<Deps, 'getAccount'> = async ({ name }, { params }) => {
  throw new Error(`${name} ${JSON.stringify(params)}`);
};

test('a bound rule is given what its area stands on and the call', async () => {
  const { getAccount: handler } = bind({ name: 'member' }, { getAccount });
  await expect(handler({ params: { id: 1 } } as never)).rejects.toThrow('member {"id":1}');
});
