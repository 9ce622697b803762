import { memberOf } from './identity/sign-in.ts';
import type { Member, World } from './world.ts';

/** What an area remembers of each member: made when it is first asked for, then kept until the mock is reset. */
export const perMember = <State>(world: World, make: () => State) => {
  const states = new WeakMap<Member, State>();
  return (request: Request): State => {
    const member = memberOf(world, request);
    const state = states.get(member) ?? make();
    states.set(member, state);
    return state;
  };
};
