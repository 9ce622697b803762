import { expect, it, vi } from 'vitest';
import { onceFor } from './once-for.ts';

it('makes one thing for each owner, when it is first asked for', () => {
  const make = vi.fn((owner: { name: string }) => ({ of: owner.name }));
  const of = onceFor(make);
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  expect(make).not.toHaveBeenCalled();
  const first = of(one);
  expect([first, of(other)]).toEqual([{ of: 'one' }, { of: 'other' }]);
  expect(of(one)).toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

it('two functions share nothing', () => {
  const owner = {};
  const [one, other] = [onceFor(() => ({})), onceFor(() => ({}))];
  expect(one(owner)).not.toBe(other(owner));
});

it('what could not be made is tried again', () => {
  const make = vi.fn<() => object>().mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  const of = onceFor(make.mockReturnValue({}));
  const owner = {};
  expect(() => of(owner)).toThrow('not yet');
  expect(of(owner)).toBe(of(owner));
});
