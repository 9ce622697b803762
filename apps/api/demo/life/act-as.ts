import type { OperatorRole } from '@yayan/contract/console';
import type { Act } from '../../src/platform/audit/act.ts';
import { performAct } from '../../src/platform/audit/perform-act.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { DEMO_OPERATORS } from '../../src/modules/operator/demo-operators.ts';

/** Performs an act as the demo's operator of a role. Once: a second call with the key changes nothing. */
export async function actAs<Input>(
  platform: Platform,
  role: OperatorRole,
  { act, input, reason, key }: { act: Act<Input>; input: Input; reason: string; key: string },
): Promise<void> {
  const operator = DEMO_OPERATORS.find((one) => one.role === role);
  if (operator === undefined) throw new Error(`The demo has no operator with the role ${role}`);
  await performAct(platform, act, input, {
    actor: { id: operator.id, name: operator.name, roles: [role], address: null },
    reason,
    key,
    seen: null,
    dryRun: false,
  });
}
